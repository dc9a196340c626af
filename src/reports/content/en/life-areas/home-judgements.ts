/** Judgements on home; its karaka is the Moon. */
import type { JudgementTexts } from './area-verdict.ts';

export const homeJudgements: JudgementTexts = {
  together: 'Overall, your home life is well supported. Its ruling planet is able, and friendly planets help it. Money and care that you put into a house or land tend to stay, so plan the next improvement.',
  lord: 'Your home rests on one strong support, its ruling planet, and nothing outweighs it. Trust your own judgement about where to live. Visit a flat at two different hours before you decide.',
  lordOverInfluences: 'Your home is basically sound, although noise, relatives or repairs press on it. The planet that rules it is stronger than this pressure. Do not move or sell because of one bad season.',
  lordOverKaraka: 'A house is easier for you to get than peace of mind. The planet ruling home is able, while the Moon is weak. Settle the house first, and keep one quiet hour every evening.',
  lordOverPoints: 'You may have a smaller home than you wished for, and it is well kept. An able ruling planet counts more than few points. Take only as many rooms as you can maintain fully.',
  overruled: 'Home comfort comes late to you and in parts. Its ruling planet is able, but everything else is against it. Buy in stages: land first, building later, and furniture at the end.',
  wait: 'Home asks you for patience over some years. Its ruling planet is weak, and the help of other planets is not enough yet. Begin with one quiet corner and one unhurried meal a day; the bigger house comes later.',
  influencesUnderLord: 'Peace at home takes effort, although kind people are near. The planet ruling home is weak, and it counts most. Ask relatives or neighbours for help with children and errands; they are willing.',
  karakaUnderLord: 'You are warm at heart, but the outer home is not yet settled. The Moon is well placed, and the ruler of home is weak. Until the house is right, cook the family dishes where you live.',
  pointsUnderLord: 'You have room and means enough for a home, yet settling is slow. The count of points is high, and the ruling planet weak. Put one person in charge of the work, and set a date.',
  carried: 'Other people give you a good home, even though its ruling planet is weak. Helpful planets, the Moon and the count support it together. Accept the help of parents, in-laws or friends in housing matters.',
  influences: 'Your home does well through the people who visit it. Its own ruler is neutral, and good planets decide. When an elder or a neighbour offers to stay or to help, say yes.',
  influencesOver: 'Your home is more favourable than not. Good planets support it, and they count more than whatever is weak. Invite people often; you feel best in a house that is used, even if it is untidy.',
  afflicted: 'Home is under steady pressure, and the ruling planet does not lift it. Reduce the duties there. Repair one thing at a time, and keep an hour each evening in which nobody asks you for anything.',
  afflictedOver: 'Home is tense in the early years and easier later. The pressure is felt first, and the support works slowly. Do not judge a house or a joint family by the first two years in it.',
  karaka: 'Your feeling for people makes a good home. The Moon is well placed, while the rest is neutral. Be the one who cooks, calls and remembers the birthdays; the mood of the house follows you.',
  karakaOver: 'You can be happy in a small home. A well-placed Moon counts more than few points. Do not take a larger loan for an extra room; spend on comfort in the rooms you have.',
  karakaLow: 'The house itself is in order, but you come home tired, because the Moon is weak. Fix an hour of rest after work each day, and use it for no household task.',
  karakaLowOver: 'You have enough space at home but not enough ease. The count is high, the Moon is weak, and the Moon decides. Spend on quiet, such as a door or a thick curtain, before new furniture.',
  points: 'Steady upkeep gives you a good home. The high count of the fourth house decides here. Put a small amount into a repair fund every month; it serves you better than grand plans.',
  pointsLow: 'Your home is likely to be modest, and you can be content there. The low count of the fourth house decides here. Choose a house that is cheap to run and easy to clean, and buy few but lasting things.',
  even: 'Help and pressure on your home are about equal, so it becomes what your habits make it. One year of regular evenings with the family changes more than a new address.',
};
