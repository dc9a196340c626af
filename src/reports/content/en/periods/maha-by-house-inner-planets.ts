/** A mahadasha by the house of its lord, first to twelfth. */
export const mercuryYears = [
  'What you know and how you say it is your capital, so keep learning.',
  'You earn through words and numbers, and family accounts come into order.',
  'Writing, media, short trips and brothers or sisters keep you busy.',
  'You study or work at home, so a good desk and good papers for the house pay off.',
  'Exams, ideas and young people do well with you.',
  'You check, repair and argue, and become the person who knows the details.',
  'Contracts and talks with a partner move you forward.',
  'Research, tax and insurance suit you; keep other people’s secrets.',
  'Higher study and foreign contacts become possible.',
  'Your skill counts more than your title; write or speak about your work.',
  'New contacts turn into income, so answer every introduction.',
  'Foreign languages, private study and work for distant clients bring late results.',
] as const;

export const jupiterYears = [
  'Your judgement and your good name grow, and perhaps your weight, so walk daily.',
  'Family money and respect increase; fix in advance how much you give away.',
  'Your courage grows, and you begin, publish or visit more than before.',
  'House, education and peace of mind grow together.',
  'Children, students and investments do well, so these are good years for study.',
  'Disputes get settled, and you help others with advice in daily work.',
  'A wise partner or client helps you to grow.',
  'An inheritance, support from in-laws or deep knowledge may come to you.',
  'Fortune, faith, law and long travel are favourable.',
  'Your rank rises because you are fair.',
  'Hopes are fulfilled with the help of elders and an older brother or sister.',
  'You give, pray and feel at home far away; keep an eye on the expenses.',
] as const;

export const venusYears = [
  'You take care of how you look and live, and people are drawn to you.',
  'Food, comfort and family money increase, and so do the costs.',
  'Art, writing and pleasant trips with friends are in front.',
  'A beautiful home and a vehicle become possible.',
  'Love, creative work and children bring joy.',
  'Love shows itself in daily service; avoid loans for comfort.',
  'Partnership is the main subject, at home and in agreements.',
  'Closeness becomes deeper, and money shared with a partner needs written accounts.',
  'Love, faith and long travel come together.',
  'Your profession gains from good taste and pleasant manners.',
  'Friends and social circles bring income and fulfil wishes.',
  'Private happiness, rest and foreign places are well supported, at some expense.',
] as const;
