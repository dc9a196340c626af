/** Jupiter in each sign, Aries to Pisces: what you trust, and where you grow. */
export const jupiter = [
  'You trust beginnings. Give you a fresh field and you bring hope to it before there is any evidence; you teach by going first and asking who would like to come.',
  'You trust what can be tasted, stored and shared. Your generosity arrives in kilos, your faith has a kitchen attached, and patience has made you more money than daring has.',
  'You trust a good question. Learning pours into you from many taps, you would rather discuss a truth than own it, and you are a delightful teacher on the third digression.',
  'Here your kindness has depth of water. You grow by looking after others and by being taken in, and people leave your table feeling that their luck has changed a little.',
  'You trust greatness, and look for it in people as others look for faults. Large gestures suit you; so does a teacher with bearing, and so does a room in which you are the teacher.',
  'You doubt first and believe in small, tested portions. Usefulness is your religion on most days, and the wish to correct the world can keep you from noticing how well it served you tea.',
  'You trust fairness. Good counsel, good company and a well-written agreement are where you grow, and you see both sides of a question until somebody needs you to choose one.',
  'You trust what has been through fire. Shallow comfort does not tempt you; you study the roots of things, keep a confidence for decades, and help best where the trouble is real.',
  'You are at home in meaning. Ethics, stories, long walks and big plans come naturally to you, and strangers on trains ask you what they should do with their lives.',
  'Hope, for you, has to be earned. You build it slowly from work and sensible people, distrust easy blessings, and are more generous in deeds than in any speech about them.',
  'You trust the many. New ideas, odd friends and humane causes widen you; a rule has to be good for everyone before you find it good for yourself.',
  'Your faith needs no argument. You forgive early, give without a receipt and feel the sorrow of a room as if it were weather, so choose with care the rooms you sit in.',
] as const;
