/** The sign of the seventh house, Aries to Pisces: the qualities of the partner. */
export const seventhSignTexts = [
  'Your partner is likely to be active, direct and honest in anger. You weigh both sides for long, and this person simply begins. Let them start things, and ask for one day’s pause on large matters.',
  'A steady, patient partner is likely, with a liking for comfort and good food. This calms your intense nature. Show your trust openly and do not test it, and peace at home becomes a habit.',
  'Quick speech and many plans come with your partner. Your large aims turn practical through this person. Answer the questions patiently, and choose one plan a month that the two of you finish.',
  'Feeling and family enter your life through a partner who cares deeply. You bring discipline, and this person brings warmth. Make time for family calls and tears, also on a working day.',
  'Warmth, pride and love of celebration mark the likely partner. You see people from some distance, and this person wants your full attention. Praise openly and remember the special days.',
  'A practical, exact partner is likely, who keeps lists and helps at once. You follow feeling and forget details. Take corrections as care, and ask for one compliment with each.',
  'The partner is likely to be polite and fair, and wants to decide together. You act fast, and this person thinks twice. Ask for their view before you announce a decision.',
  'A deep, private and loyal partner is likely. You want peace, and this person wants to know the truth behind it. Answer plain questions honestly, because secrets disturb this tie most.',
  'The likely partner is cheerful and frank, with faith or a large aim in life. You collect facts, and this person asks what they mean. Let them choose the direction of some trips and plans.',
  'Few words and kept promises are typical of your partner, who may appear older by nature. You bring the tenderness. Do not wait for sweet words; see the love in duties done on time.',
  'An independent partner is likely, friendly with many kinds of people. You like to be admired, and this person treats you as an equal. Join one of their groups or causes.',
  'Gentleness marks your partner, together with imagination and a love of music or prayer. You bring order to life. Leave some things unfinished, and keep the papers and accounts with you.',
] as const;
