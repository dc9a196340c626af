import type { MoneyHouse } from './money-house-type.ts';

export const spending: MoneyHouse = {
  id: 'spending',
  title: 'Spending: what goes out',
  intro: 'The twelfth house: outgo, distance, gifts, and the price of rest.',
  house: 12,
  lord: {
    angle: {
      ease: 'Your expenses are in the open and mostly of your own choosing: house, family, the look of your work. Spending is a form of planning with you, provided the plan came first.',
      strain:
        'Outgo walks in through the main rooms. Bills from home, partner or post arrive together, so spread the large ones over the year like fence posts.',
    },
    trine: {
      ease: 'You spend on what widens: journeys, teachers, children’s lessons, a pilgrimage. Very little of that turns out to have been a cost.',
      strain:
        'Belief loosens your purse strings. A course, a cause, a clever friend’s idea: sleep on it once for every zero in the amount.',
    },
    growth: {
      ease: 'What you lay out tends to return with company. Equipment, travel and a little advertising repay you, and you judge the amounts sensibly.',
      strain:
        'Expense nibbles at income from the side. A ceiling for each heading, written on the first of the month, does more than repentance on the thirtieth.',
    },
    hidden: {
      ease: 'What goes out seldom takes you off your feet. You live simply when you have to, and money put into distance, rest or charity is at peace.',
      strain:
        'Small private expenses add up behind the curtain. Look once a quarter at the full statement, line by line, with tea and without blame.',
    },
  },
  occupant: {
    Sun: 'The Sun in the twelfth spends on independence: a study of one’s own, distant tickets, dignity in places where nobody is looking.',
    Moon: 'With the Moon here, money leaves on the tide of mood, for comfort, sleep and the cheer of others. Shop after meals and by list.',
    Mars: 'Mars pays in a hurry: fines, repairs, tools, a heroic bill at dinner. A quarrel avoided is, in your ledger, an asset.',
    Mercury:
      'Mercury scatters small sums on courses, gadgets and subscriptions. Cancel one each new moon, and call it house cleaning.',
    Jupiter:
      'Jupiter gives with a large hand, and with a good heart. Let the gifts be planned, so that your generosity is not financed by the grocer.',
    Venus:
      'Venus in the house of outgo loves pleasure in private: linen, fragrance, far hotels. Budget for it openly and enjoy it twice.',
    Saturn:
      'Saturn keeps the exit narrow. You spend with a certain guilt and are thrifty to the point of discomfort; rest is an expense worth approving.',
    Rahu: 'Rahu spends on the distant and the new, often by card. Foreign fees, late-night orders and free trials deserve a monthly glance.',
    Ketu: 'Ketu is a contented spender on very little. Retreats, books, a donation without a receipt: outgo hardly touches your sleep.',
  },
  empty:
    'The twelfth stands unoccupied, so no great craving empties your purse. What leaves it goes by the habits of its lord, and a regular look at the totals is sufficient supervision.',
};
