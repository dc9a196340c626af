import type { MoneyHouse } from './money-house-type.ts';

export const debts: MoneyHouse = {
  id: 'debts',
  title: 'Debts and dues, soberly',
  intro: 'The sixth house: what is owed, to you and by you, and the discipline that clears it.',
  house: 6,
  lord: {
    angle: {
      ease: 'You can carry a loan with a straight back when it serves a purpose. Instalments on a fixed date, slightly larger than required, are your best form of peace.',
      strain:
        'Obligations sit in the drawing room and join in the talk. Move them to a list with dates, begin with the smallest, and each one struck out gives back a chair.',
    },
    trine: {
      ease: 'Borrowing for learning, tools or the young is the kind that suits you. You repay with a certain pride, and lenders remember it.',
      strain:
        'Optimism signs for you at times. Let the version of yourself that pays in March read the paper before the one that hopes in October.',
    },
    growth: {
      ease: 'Credit and work stand in good proportion. You could manage other people’s dues as a profession, so methodical are you about your own.',
      strain:
        'Little debts breed where income is spread thin. One loan in place of five, one date in place of nine: simplicity is half of the repayment.',
    },
    hidden: {
      ease: 'Dues dissolve under your patience. Old claims lapse, terms are eased, and you come out of a tight corner with better habits than you took into it.',
      strain:
        'Do not stand surety out of politeness. A kind no on the doorstep keeps more friendships than a yes at the bank.',
    },
  },
  occupant: {
    Sun: 'The Sun in the sixth is ashamed of owing and therefore settles fast. Official dues, taxes above all, are best paid before the reminder.',
    Moon: 'The Moon worries about bills at night. Put due dates into a machine, and leave the feelings to the daytime.',
    Mars: 'Mars attacks a loan as it would an opponent, with extra instalments. Let it, and keep one reserve untouched by the campaign.',
    Mercury:
      'Mercury knows every rate of interest in town. Refinance once, on paper, and do not shuffle cards for sport.',
    Jupiter: 'Jupiter says yes for others. Limit your guarantees to what you could give away smiling.',
    Venus:
      'Venus borrows for beauty: a celebration, a kitchen, a journey. Pay for the feast before the photographs are printed.',
    Saturn:
      'Saturn in the sixth is an excellent payer. Slowly, exactly, without drama, it wears down sums that looked like hills.',
    Rahu: 'Rahu can carry large obligations for large aims, and outwit them. Simple, regulated lenders are its best company.',
    Ketu: 'Ketu ignores envelopes until they dissolve or multiply. Open them standing up, on Tuesdays, with a pen.',
  },
  empty:
    'Nobody occupies the sixth: debt has no ready hook in your chart. Borrow seldom and with a purpose, and the subject need never become a character in your story.',
};
