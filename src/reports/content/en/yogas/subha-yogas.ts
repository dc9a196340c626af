/** Yogas of benefics. */
export const subhaYogas = {
  lakshmi:
    'Wealth and good fortune favour you, chiefly through good conduct. Fair dealing, respect for teachers and charity keep them with you. Buy assets in good years, and pay the fees of one student.',
  saraswati:
    'Learning comes to you with ease, in language, music, numbers or a craft, and you explain it well. Take a higher degree or teach, and keep one subject only for joy.',
  gauri:
    'You bring warmth and dignity to family life, and people value your blessing. Ceremonies go well in your care. Learn the family customs from the elders, so that you can lead them later.',
  srikantha:
    'Will, purpose and feeling agree in you more than in most people. It makes you calm, and others trust you with serious matters. Keep one hour of silence or worship each week.',
  srinatha:
    'Good sense, good taste and luck come together in your life, and you speak pleasantly and honestly. Old friends add to your prosperity. Meet them at least twice a year.',
  virinchi:
    'You build slowly, with thought and faith, and what you build lasts. Younger people learn from you. Begin something that takes years: a school, a book, a house.',
} as const;
