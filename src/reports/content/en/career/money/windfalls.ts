import type { MoneyHouse } from './money-house-type.ts';

export const windfalls: MoneyHouse = {
  id: 'windfalls',
  title: 'Shared and sudden money',
  intro:
    'The eighth house shows inheritance, insurance, a partner’s money and late payments. Such money is uncertain, so use it when it comes and do not depend on it.',
  house: 8,
  lord: {
    angle: {
      notWeak: 'Shared money helps you at turning points: a partner’s income, family funds, benefits from an employer. Keep the nominee names in bank, EPF and insurance up to date.',
      weak:
        'Other people’s money comes close to you, and so do their worries. Keep separate accounts within the family, and one shared sheet for common expenses.',
    },
    trine: {
      notWeak: 'You inherit in a wide sense: knowledge, a good name, the goodwill of elders. If property comes too, invest it and do not spend it.',
      weak:
        'Hopes of family property or luck are better left out of your plans. Decide on a flat or a loan by your own income alone.',
    },
    growth: {
      notWeak: 'Old dues are often settled in your favour: refunds, arrears, late commissions. Keep the receipts, and ask politely for the third time.',
      weak:
        'Money from claims, arrears or relatives comes at its own time. Let no instalment of yours depend on it.',
    },
    dusthana: {
      notWeak: 'Difficult money matters end better for you than they begin: claims, audits, the closing of old accounts. Take them up with complete papers.',
      weak:
        'Keep away from sudden schemes, guarantees for friends and old family disputes about money. Before any such step, ask for the terms in writing.',
    },
  },
  occupant: {
    Sun: 'Inheritance is linked with pride in your case. Accept what comes from your father’s side or from the government only with complete papers.',
    Moon: 'Each change in shared money affects your feelings. Discuss it with your family in the daytime and after a meal.',
    Mars: 'You want disputed sums settled at once. Insure vehicle and tools, and let a calm relative speak for you.',
    Mercury:
      'You read a policy to the end and find the clause that others miss. Insurance, taxation and recovery work could bring you income.',
    Jupiter:
      'Shared money is fairly safe with you. Relatives ask you to divide things and to keep the papers; accept it, and show the accounts to all.',
    Venus:
      'A partner’s means are pleasant for you, and yours for the partner. Write down which sums are gifts and which are loans.',
    Saturn:
      'Inheritance comes late and loans run long, and both reach their end. Wait, and do not sell your share in a hurry.',
    Rahu: 'Sudden large profit attracts you. Set aside a small fixed amount for such trials, and leave family savings out of them.',
    Ketu: 'You give up claims that others would fight over for years. Before you sign away a share, ask what it is worth.',
  },
  empty:
    'Sudden money plays little part in your life. You can plan on salary and savings alone, and treat a gift or a legacy as an extra.',
};
