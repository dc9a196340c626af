/** Rahu in each house, first to twelfth. */
export const rahu = [
  'You want to stand out, and you do not fit easily into one group. New subjects, cities and styles suit you, and you change often. Stay close to two friends who knew you before the changes.',
  'You want to earn more, and no amount feels enough for long. Income may come from unusual, foreign or new kinds of work. Write down a savings target, and stop when you have reached it.',
  'You are bold with new media, machines and short trips. You take chances that your brothers, sisters or neighbours avoid. Read every message once more before you send it.',
  'You search for the right home and may move more than once. A modern house, or one far from your birthplace, is likely. Let a lawyer check the title of a property before you pay anything.',
  'You have unusual ideas, and you like risk, fame and quick results. Technology, film and politics attract you. Speculate only with a small sum that you can lose, and study a little every day.',
  'You are good at beating competition and at solving new problems. Foreign rules, technology, law and stubborn opponents bring out your skill. Use only methods that you could show to everybody.',
  'You are drawn to people who differ from you in language, belief or custom. A partner in marriage or business may come from another community or city. Meet the family and wait some months before you commit.',
  'Hidden matters attract you: research, tax, secrets, the unknown. Joint money and matters of in-laws can change suddenly. Read such papers yourself, and stay away from schemes that promise quick returns.',
  'You look for wisdom outside your own tradition, in foreign books, new teachers or travel. You may question the beliefs of your parents. Watch a guru or a course for some months before you give money.',
  'You are very ambitious and want visible success. New technology, foreign companies, media or politics can raise you fast. Keep bills and records clean, because a person who rises fast is watched closely.',
  'You gain through large networks, new technology and unusual contacts. Income can grow quickly. Put the first part of every gain into a safe deposit, and be careful with friends who bring only schemes.',
  'Foreign places, dreams and screens attract you, and you may work far from home. Money goes out on travel, comfort and late nights. Fix an hour for sleep and a monthly limit on your card.',
] as const;
