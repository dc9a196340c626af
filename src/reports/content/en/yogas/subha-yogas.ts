/** Yogas of benefics. */
export const subhaYogas = {
  lakshmi:
    'Good fortune has taken the trouble to learn your address. It comes through conduct: fair dealing, gratitude to teachers, a gift made without being asked. Spend some of it on beauty that many can share.',
  saraswati:
    'You were made for learning that gives pleasure. Language, number, music or craft opens to you more readily than to most, and you explain it so that others want to begin. Keep one subject that has nothing to do with earning.',
  gauri:
    'There is a brightness about your feelings that others come to sit in. Family matters are carried out with ceremony and warmth, and your word of blessing is valued more than you suppose.',
  srikantha:
    'Self, purpose and heart agree with each other in you more often than not. Such agreement gives calm, and a calm person is trusted with what matters. An hour of silence each week keeps the three on speaking terms.',
  srinatha:
    'Good sense, good taste and good fortune sit at one table. You speak pleasantly and mean it, and dealings with you leave a pleasant aftertaste. Old friends are a large part of your wealth.',
  virinchi:
    'You build with thought, belief and patience at once, as the maker of worlds is said to do. What you start may take long, and it is meant to be lived in. Students and younger people find a place near you.',
} as const;
