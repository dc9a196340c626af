import type { MoneyHouse } from './money-house-type.ts';

export const savings: MoneyHouse = {
  id: 'keeping',
  title: 'Saving: what remains',
  intro: 'The second house shows savings, food, family money, and the way you speak about them.',
  house: 2,
  lord: {
    angle: {
      notWeak: 'Your savings grow in visible things: a home, tools, skills, a simple fund. Family and work both add to them, so you rarely start from nothing. Keep the fund for days when you need cash.',
      weak:
        'You have savings, but they are used again and again. Put part of them into a fixed deposit with a lock-in period, or into a PPF account.',
    },
    trine: {
      notWeak: 'Good sense makes your savings grow. You learn from elders what to leave alone, and money kept for study or for children lasts. Give each such purpose its own account.',
      weak:
        'Money comes by luck and leaves by kindness. Fix one amount each April for gifts and help to relatives, and stop when it is used.',
    },
    growth: {
      notWeak: 'Money stays with you easily, and you save as well as you earn. A standing instruction on salary day does more for you than any clever plan.',
      weak:
        'You count your money often and still feel that it is too little. Use two accounts: one for living, and one that you look at only once a year.',
    },
    dusthana: {
      notWeak: 'Part of your wealth is out of sight: abroad, in a policy, in a locker, in special knowledge. Write a list of it, and tell your family where the list is.',
      weak:
        'Money leaves you in small sums: subscriptions, old promises, loans to relatives. Spend half an hour on the accounts every Sunday and stop one of these.',
    },
  },
  occupant: {
    Sun: 'You are proud in money matters and keep your word. One good thing pleases you more than three average ones; buy it without a loan.',
    Moon: 'You save according to your feelings: you feed people when there is much and worry when there is little. A fixed weekly amount for the kitchen makes both calmer.',
    Mars: 'You earn and spend quickly. Wait one night before each larger purchase, and transfer the savings on the day your salary comes.',
    Mercury:
      'Prices, speech and figures are your strength, and they can earn your living. Compare two offers, not ten, and then decide.',
    Jupiter:
      'Money is safe with you. Family knowledge and honest speech support you; choose simple deposits and leave them for years.',
    Venus:
      'You save in beautiful things: gold, silver, silk. Buy what keeps its price, ask for the hallmark, and use it on ordinary days too.',
    Saturn:
      'You learnt early what things cost, and you save well. You also refuse yourself too much; plan one small pleasure each month.',
    Rahu: 'Family money attracts foreign plans and sudden wishes. For any amount above one month’s income, ask a second person to agree in writing.',
    Ketu: 'You hold possessions lightly and give them away before you miss them. Make a list once a year of what you own and what you have lent.',
  },
  empty:
    'No planet pushes or disturbs your savings, so habit decides. Make one rule, such as a tenth of each salary before any spending, and keep it for many years.',
};
