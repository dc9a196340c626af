import type { MoneyHouse } from './money-house-type.ts';

export const debts: MoneyHouse = {
  id: 'debts',
  title: 'Debts and dues',
  intro: 'The sixth house shows what you owe, what others owe you, and the discipline that clears it.',
  house: 6,
  lord: {
    angle: {
      notWeak: 'You can carry a loan for a clear purpose without trouble. Choose a fixed date and an instalment a little larger than required.',
      weak:
        'Loans and dues are present in daily life and in family talk. Write all of them in one list with dates, and finish the smallest first.',
    },
    trine: {
      notWeak: 'Loans for study, tools or children suit you. You repay on time and lenders remember it, so keep your credit score in good order.',
      weak:
        'You borrow when you feel hopeful. Before you sign, ask yourself whether you could pay the instalment in a bad month.',
    },
    growth: {
      notWeak: 'Work and credit are in balance for you. You handle dues so exactly that accounts or collections could be your profession.',
      weak:
        'Many small debts arise where income comes in parts. Replace them by one bank loan with one date.',
    },
    dusthana: {
      notWeak: 'Debts grow smaller with your patience. Old claims lapse or terms become easier; ask the bank for a lower rate.',
      weak:
        'Do not sign as guarantor for a friend or relative out of politeness. Say no at once and kindly; it protects the friendship.',
    },
  },
  occupant: {
    Sun: 'You do not like to owe money, and so you settle quickly. Pay tax and other official dues before the reminder comes.',
    Moon: 'Bills disturb your sleep. Set up automatic payment for electricity, rent and instalments, and think about money only in the daytime.',
    Mars: 'You clear a loan by force, with extra instalments. Continue, and keep two months’ expenses outside of it.',
    Mercury:
      'You know the interest rates of all banks. Change the lender once, in writing, and do not move balances between credit cards.',
    Jupiter:
      'You agree too easily to help others with money. Give a guarantee only for a sum that you could lose without anger.',
    Venus:
      'Loans for pleasure tempt you: a wedding, a kitchen, a holiday. Pay the full price of the celebration before its date.',
    Saturn:
      'You are a reliable payer. Slow and exact instalments finish even a large loan, so choose a long term with low interest.',
    Rahu: 'You can manage large loans for large aims. Borrow only from a bank, and never through a lending app.',
    Ketu: 'You leave letters about money unopened. Open them every Tuesday and answer on the same day.',
  },
  empty:
    'Debt has no strong place in your chart. Borrow seldom, for a home or for study, and it need not become a worry.',
};
