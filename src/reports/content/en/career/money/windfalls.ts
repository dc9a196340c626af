import type { MoneyHouse } from './money-house-type.ts';

export const windfalls: MoneyHouse = {
  id: 'windfalls',
  title: 'Shared money and windfalls, soberly',
  intro:
    'The eighth house: inheritance, insurance, a partner’s purse, dues that turn up late. It is an uncertain well, to be drunk from and not lived by.',
  house: 8,
  lord: {
    angle: {
      ease: 'Joint money plays an honourable part in your life. Partners, family funds or an employer’s benefits support you at the turns of the road; keep nominations and papers up to date.',
      strain:
        'Other people’s money comes close to you, and its worries with it. Separate accounts and shared spreadsheets let affection and arithmetic each keep to their own room.',
    },
    trine: {
      ease: 'A legacy in the wider sense is yours: knowledge, reputation, the goodwill of those who went before. If property comes too, treat it as seed.',
      strain:
        'Expectations from family or fortune are better left unspent. Plan as though nothing were coming, and anything that comes is a festival.',
    },
    growth: {
      ease: 'Dues have a way of being settled in your favour: refunds, arrears, commissions remembered late. File the receipts and ask politely a third time.',
      strain:
        'Money from hidden sources keeps its own calendar. Let no instalment of yours depend on it, and you can afford to smile at the delay.',
    },
    hidden: {
      ease: 'Where others see a tangle, you find something left over. Claims, audits, the closing of old accounts end better for you than they began.',
      strain:
        'This well is deep and its rope is short. Sudden schemes, guarantees for friends and inherited quarrels are best met with one question, asked slowly: may I see it in writing?',
    },
  },
  occupant: {
    Sun: 'The Sun in the eighth connects inheritance with pride. What comes from the paternal side, or from the state, is best received with papers complete.',
    Moon: 'The Moon here feels every shift in shared resources. Talk about money with those closest to you in daylight, and on a full stomach.',
    Mars: 'Mars wants disputed sums settled now. Insure tools, vehicles and tempers, and let a cool head conduct the negotiations.',
    Mercury:
      'Mercury reads the policy to the end and notices clause nine. Commissions, taxation and recoveries are a field in which you could earn.',
    Jupiter:
      'Jupiter protects what is jointly held. Advice, trusteeship and fair division come naturally to you, and relatives ask you to keep the papers.',
    Venus:
      'Venus makes a partner’s means agreeable to you, and yours to the partner. Write down the gift and the loan in different ink.',
    Saturn:
      'Saturn delays legacies and lengthens loans, and sees both to the end. Time is your ally in every shared account, haste your only creditor.',
    Rahu: 'Rahu dreams of the sudden fortune. Keep a fixed, small amount for experiments, and admire the rest of the fireworks from the balcony.',
    Ketu: 'Ketu lets go of claims that others would contest for years. It is a freedom; make sure that it is also a decision.',
  },
  empty:
    'No graha haunts the eighth. Windfalls are not the story of your chart, and you can plan without them in all tranquillity, which is worth a fair sum in itself.',
};
