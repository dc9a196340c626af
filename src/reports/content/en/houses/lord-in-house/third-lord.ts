/** The lord of the third house in each house: courage and practice. */
export const lordOfThird = [
  'Your skills are self-taught, and your courage is your own. You earn best by work that you can begin and finish yourself. Take independent orders, or one project in your own name.',
  'You prefer talking about a matter to running after it. Your voice can earn: teaching, singing, selling. Practise for one hour a day, because your effort slows down when life is comfortable.',
  'Brothers, sisters and close friends give you strength. You are cheerful and brave, and you practise willingly. Choose one skill and stay with it for ten years; it can make your name.',
  'Your courage shows itself for home and family. You work, write and repair best in your own house. Try a home-based business, and put agreements with builders and relatives in writing.',
  'You are brave in creative work. Drawing, music, writing or teaching children brings out your talent. Show your work before it feels perfect, at a function or on the internet.',
  'You show courage where there is resistance: an appeal, a second attempt, a strong competitor. With brothers, sisters or cousins there may be rivalry. Fight at work, and stay out of family group quarrels.',
  'You were shy at first, and a partner or client gave you confidence. With age you negotiate well and enjoy it. Speak first in the next meeting.',
  'You take risks quietly, after long research. Service under a strict senior may test your patience. Keep everything lawful and on record, and let the result speak after a year.',
  'You find your own way, often different from your father’s. Travel or a cause gives you courage, and fortune may grow through your partner. Explain your choice to the elders before you act on it.',
  'You rise at work by your own initiative, and comfort follows. Media, sales, sport, craft and campaigns suit you. Propose one project every year, and ask that your name stands on it.',
  'Trade and independent ventures bring you gains, with or without degrees. You are good at the first call. Begin something small with a trusted friend, and keep the two accounts separate.',
  'Your effort goes to others, or it stays out of sight: a cousin’s fees, unpaid help, night trips. Keep one bold project for yourself; a place far from home may bring out your skill.',
] as const;
