/** One text for each of the twelve signs, Aries first: for sun sign, rising sign and moon sign. */

export const sunTraits = [
  'You start before others have decided, and seldom regret it.',
  'You begin slowly, do not stop halfway, and like good food.',
  'You ask many questions, learn fast, and have friends everywhere.',
  'You remember who was kind to you, and protect your family.',
  'You are generous, like to be thanked, and forgive quickly.',
  'You see small mistakes and correct them without a word.',
  'You listen to both sides and help people to agree.',
  'You say little, notice much, and stay when things are difficult.',
  'You speak openly, travel gladly, and find something to laugh about.',
  'You work for a long time without complaint, and keep your word.',
  'You think of the whole community, and also need time alone.',
  'You feel what others feel, and help people you do not know.',
] as const;

export const risingManners = [
  'You come in with energy, and people notice you at once.',
  'You stay calm, and others become calm beside you.',
  'You begin to talk as soon as you meet somebody.',
  'You look for a familiar face first, and soon know everybody.',
  'People turn to you, because your voice is warm and sure.',
  'You come early, see what is missing, and bring it.',
  'You greet each person, and each feels welcome.',
  'You watch first, say little, and remember everything.',
  'You bring news and new ideas, and make people laugh.',
  'You look serious and older than you are, until you smile.',
  'You are friendly to all, and dress as you like.',
  'You come in quietly, and people tell you their secrets.',
] as const;

export const moonQualities = [
  { quality: 'Quick to warm', text: 'Your feelings come fast and pass fast. By evening you have forgiven.' },
  { quality: 'Steady', text: 'Work with your hands makes you calm: cooking, gardening, cleaning.' },
  { quality: 'Curious', text: 'A worry becomes smaller when you have talked about it.' },
  { quality: 'Tender', text: 'Home and family decide how you feel.' },
  { quality: 'Generous', text: 'Praise makes you happy, and you praise others too.' },
  { quality: 'Careful', text: 'You show love by doing small things well.' },
  { quality: 'Even', text: 'Loud quarrels disturb your sleep, so you look for peace.' },
  { quality: 'Deep', text: 'Your feelings are strong, and you show them to few people.' },
  { quality: 'Hopeful', text: 'On a bad day a book, a journey or a plan helps you.' },
  { quality: 'Composed', text: 'You stay calm before others and think about it alone.' },
  { quality: 'Clear', text: 'You think about a feeling first and then act kindly.' },
  { quality: 'Receptive', text: 'You feel the sorrow of others. Music and water help you.' },
] as const;
