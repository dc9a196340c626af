import type { MoneyHouse } from './money-house-type.ts';

export const earning: MoneyHouse = {
  id: 'earning',
  title: 'Earning: what comes in',
  intro: 'The eleventh house shows income, profit, and wishes that can be counted in money.',
  house: 11,
  lord: {
    angle: {
      notWeak: 'Your income follows visible effort: you are paid for what people see you do. Ask for a review of your pay once a year, with a list of your results in hand.',
      weak:
        'Money does come to you directly, but often late. Send each bill on the day the work is done, and a reminder on the fifteenth of the month.',
    },
    trine: {
      notWeak: 'Talent and goodwill feed your income. Something that you love, or that an elder taught you, can earn money. Put a price on it and offer it to three people.',
      weak:
        'Your talents earn less than they are worth, because you name a low figure. Ask a friend in your field what the usual fee is, and start from that.',
    },
    growth: {
      notWeak: 'Several sources of income suit you: a salary and a second activity, rent, royalties, more than one client. Add a new source only when the last one runs by itself.',
      weak:
        'You have many small sources of income, and some of them cost more effort than they bring. Each April, drop the one with the most trouble for the least money.',
    },
    dusthana: {
      notWeak: 'Income reaches you in indirect ways: foreign payers, research, service, the settling of difficult matters. It is uneven from month to month and good over ten years. Plan by the year.',
      weak:
        'What you earn comes late or by a detour. Spend it only when it is in the bank, and raise your income through a special skill.',
    },
  },
  occupant: {
    Sun: 'Authority brings you income: fees, government payments, posts with official powers. You earn best where your own name is on the bill.',
    Moon: 'Your income rises and falls, and it depends on the public. Put the surplus of a good month into a separate account for the slow one.',
    Mars: 'You earn by determination: targets, land deals, bonuses won in competition. Fix your percentage in writing before you begin.',
    Mercury:
      'Contacts, writing and trade bring you many small sums. A clear record of who owes you what is worth as much as another client.',
    Jupiter:
      'Knowledge and goodwill increase your income. It grows more steadily when you give a fixed part of it away each month.',
    Venus:
      'Art, comfort and pleasant company bring you money. Customers with good taste pay well, so spend on the look of your shop or your work.',
    Saturn:
      'Gains come late, regularly and for long: pensions, increments, long contracts. Keep EPF and similar savings untouched for fifteen years.',
    Rahu: 'Large gains may come by unusual ways, such as technology, foreign trade or a new fashion. Decide beforehand how much is enough.',
    Ketu: 'You care little about profit, and income still comes through a special or spiritual skill. Let a practical person send your bills.',
  },
  empty:
    'Your income depends on your own effort more than on one special field. You can therefore change its source without losing your place. Change it when the old one has not grown for two years.',
};
