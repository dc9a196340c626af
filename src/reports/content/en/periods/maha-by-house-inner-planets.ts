/** A maha dasha by the house of its lord, first to twelfth. */
export const mercuryYears = [
  'You are the product: what you know, how you say it, how quickly you adapt.',
  'Word and number earn together, and accounts come into order.',
  'Writing, media, short trips and siblings keep the telephone busy.',
  'You learn or teach at home, and a good desk is half the harvest.',
  'Ideas play, examinations go better than feared, and young minds seek you out.',
  'You sort, audit, argue and repair, and become the person who knows how it works.',
  'Contracts and conversations bring you forward by twos.',
  'Research suits the time, as does anything with a locked drawer in it.',
  'Higher study and distant correspondence widen the map.',
  'Your trade speaks louder than your title, and both improve by being written about.',
  'Introductions turn into income.',
  'Foreign tongues, private study and night thoughts bear fruit late.',
] as const;

export const jupiterYears = [
  'You grow visibly, in judgement and possibly at the waist.',
  'The family’s resources and good name increase, and generosity has to be budgeted.',
  'You are encouraged to begin, publish, speak and visit.',
  'House, learning and inner peace expand together.',
  'Children, pupils or a creative harvest make these the years one likes to recall.',
  'Wisdom goes to work: disputes are settled and daily duties gain a meaning.',
  'A companion or a client brings growth and good advice.',
  'An inheritance of some kind, often of knowledge, comes down to you.',
  'Luck, law, faith and far roads are on their best behaviour.',
  'Your standing rises by fairness.',
  'Hopes are met with help, and elders speak well of you.',
  'You grow inwardly, give quietly, and feel at ease far from home.',
] as const;

export const venusYears = [
  'You learn to like being yourself, and it shows in the wardrobe.',
  'Comfort, cuisine and good company enrich the household, at some cost.',
  'Art, letters and pleasant journeys colour the time.',
  'A beautiful home becomes possible, then necessary, then yours.',
  'Romance, play and creativity have the better chair.',
  'Love shows itself in work shared, and your surroundings at work grow kinder.',
  'Marriage and partnership are the long melody of these years.',
  'Intimacy deepens; money held in common needs daylight.',
  'Affection and meaning travel together, sometimes by aeroplane.',
  'Your profession gains polish, colleagues and an audience.',
  'Friendships bloom and bring their gains with them.',
  'Private joys, fine rest and distant shores are well supplied.',
] as const;
