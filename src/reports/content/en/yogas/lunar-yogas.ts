/** Yogas counted from the Moon. */
export const lunarYogas = {
  gajaKesari: 'People respect your judgement and bring you their questions. Good sense and good feeling work together in you, and your good name lasts. When you are asked to join a committee as adviser, accept.',
  sunapha: 'You earn your own means by intelligence and effort, and inheritance matters less. Hold property and deposits in your own name, and go on adding to your skills.',
  anapha: 'Good bearing and a settled mind belong to you, and people remember your manners. You use less than you earn, so save the difference every month.',
  durudhara: 'You have support on both sides, so giving and receiving come easily. Comforts and vehicles are likely. Share them, and call a friend on a low day; you are less alone than you feel.',
  kemadruma: 'Your mind often feels alone, even inside a family, and you learn early to rely on yourself. Choose your company with care. Visit one friend or relative each week, and ask for help sooner than you do now.',
  adhi: 'You think clearly when others are upset, so people put you in charge. The old books connect this with leadership and polite speech. Apply for the senior post, and ask two colleagues before each large decision.',
  vasumati: 'Your means grow a little every year, because you improve what you are given to manage. Make long plans, such as PPF, land or a business of your own, and leave them time.',
  sakata: 'Your fortunes go up and down, as a wheel turns. With time you learn to stay balanced in both. In each good year put something aside for a lean one, and take no new loan in the lean one.',
} as const;
