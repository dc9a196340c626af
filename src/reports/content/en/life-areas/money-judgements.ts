/** Judgements on money: lords of the second and the eleventh house, Jupiter as karaka. */
import type { JudgementTexts } from './area-verdict.ts';

export const moneyJudgements: JudgementTexts = {
  together: 'Overall, your money matters are well supported. The planets ruling saving and income are able, and others help. Make one long plan, such as a monthly fund instalment, and leave it alone.',
  lord: 'Your earning and saving are in the hands of able planets, and nothing outweighs them. Trust your judgement in yearly decisions. Do not react to weekly changes in prices.',
  lordOverInfluences: 'You manage money well, but other people want a share of it. The planets ruling your money are stronger than this pressure. Make one polite rule about lending, and tell everybody the same.',
  lordOverKaraka: 'You earn well, but you do not easily know how much is enough. The planets ruling money are able, while Jupiter is weak. Write down the sums you need for house, studies and old age.',
  lordOverPoints: 'Your savings start small, but you keep what you earn. Able ruling planets count more here than few points. Small monthly deposits are the right form for you.',
  overruled: 'You handle money well, but company, Jupiter and the count are all against it. Watch expenses in good years too. Save quietly, and do not stand guarantee for anybody.',
  wait: 'Money grows slowly for you. The planets that rule it are weak, and other help is small so far. Take small fixed deposits, make few promises, and choose loans with a known last date.',
  influencesUnderLord: 'People are kind to you in money, but habits let it go again. The planets ruling money are weak, and they count most. Write down your spending for three months; then their help adds up.',
  karakaUnderLord: 'You are generous and hopeful, while the accounts are under strain. Jupiter is well placed, and the planets ruling money are weak. Give only out of a fixed monthly amount.',
  pointsUnderLord: 'Money passes through your hands before it stays. The count is high, but the planets ruling money are weak. On salary day, move a part into PPF or a locked deposit.',
  carried: 'Your household does well, even though the planets ruling your money are weak. Helpful planets, Jupiter and the count outweigh them. Use joint savings, a patient adviser and the family’s old saving customs.',
  influences: 'Good company decides your money matters, since the two ruling planets are neutral. Listen to the elders’ sense of money, to a fair employer, and to the friend who knows the real price.',
  influencesOver: 'Money is more favourable for you than not. Good planets at the house of savings count more than what is against it. Keep bills for two years, and go ahead with your plan.',
  afflicted: 'Something keeps taking from your savings, and the ruling planets do not stop it. Fill an emergency fund of six months’ expenses before you save for any other goal.',
  afflictedOver: 'Expenses press on you every month, and help comes once or twice a year. Judge by the whole year and not by one bad month. Set the bonus aside for school fees and insurance.',
  karaka: 'Good advice and honesty bring you money. Jupiter is well placed, while the rest is neutral. Teaching or advising suits you; ask each satisfied client to recommend you to one more.',
  karakaOver: 'You may not store much at one time, yet you are seldom left without. A well-placed Jupiter counts more than a low count. Look at the totals once a year, and do not worry monthly.',
  karakaLow: 'You may feel poorer or richer than you are, because Jupiter is weak while the ruling planets are neutral. Look at the bank balance on one fixed day, and plan from that figure.',
  karakaLowOver: 'You have enough money, but good use of it is difficult for you. The count is high, Jupiter is weak, and Jupiter decides. Before a big purchase, write its purpose in one line.',
  points: 'Regular saving works best for you. The count is high, and the two ruling planets are neutral. Give the bank one standing instruction, and let it run for years.',
  pointsLow: 'Little is added to your money by itself, because the count is low. Raise your income by one new skill this year before you try to save more.',
  even: 'Help and pressure on your money are about equal, so it follows your planning. Write a simple monthly budget, and compare it with the bank book on the last Sunday.',
};
