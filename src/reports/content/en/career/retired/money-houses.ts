/** Money for a reader of sixty or more: pension, rent and interest in place of a salary. */
import * as atWork from '#src/reports/content/en/career/money-houses.ts';
import { debts } from '#src/reports/content/en/career/money/debts.ts';
import { earning } from '#src/reports/content/en/career/money/earning.ts';
import { savings } from '#src/reports/content/en/career/money/savings.ts';
import { spending } from '#src/reports/content/en/career/money/spending.ts';
import { windfalls } from '#src/reports/content/en/career/money/windfalls.ts';
import { property } from './property.ts';

export const moneyHouses: readonly atWork.MoneyHouse[] = [
  {
    ...earning,
    lord: {
      ...earning.lord,
      angle: {
        ...earning.lord.angle,
        notWeak: 'Your income follows what people see you do. Take payment for advice or lessons openly, at a fixed rate.',
      },
      growth: {
        ...earning.lord.growth,
        notWeak: 'Several sources of income suit you: pension, rent, interest, a little advice. Add a new source only when the last one runs by itself.',
      },
      dusthana: {
        ...earning.lord.dusthana,
        weak:
          'Money that is due to you comes late or by a detour. Spend it only when it is in the bank, and ask for it in writing.',
      },
    },
    occupant: {
      ...earning.occupant,
      Sun: 'Authority brings you income: pensions, government payments, fees for advice. Claims go best when you sign them yourself.',
      Mars: 'You gain by determination: land, old claims, disputes that you do not give up. Fix each amount in writing before you begin.',
      Mercury:
        'Contacts, letters and small dealings bring you many small sums. Keep a clear record of who owes you what.',
      Venus:
        'Art, comfort and pleasant company bring you money. A well-kept house or room finds good tenants and a fair rent.',
      Saturn:
        'Gains come late, regularly and for long: pensions, rents, old deposits. Leave the long deposits untouched until they mature.',
    },
    empty:
      'Your income depends on arrangements more than on one special field. Review pension, deposits and rents once a year, and change only what has not grown.',
  },
  {
    ...savings,
    lord: {
      ...savings.lord,
      growth: {
        ...savings.lord.growth,
        notWeak: 'Money stays with you easily. A standing instruction on the day of the pension does more for you than any clever plan.',
      },
    },
    occupant: {
      ...savings.occupant,
      Mars: 'You gain and spend quickly. Wait one night before each larger purchase, and move the savings on the day the pension comes.',
    },
    empty:
      'No planet pushes or disturbs your savings, so habit decides. Make one rule, such as a tenth of each payment before any spending, and keep it.',
  },
  spending,
  {
    ...windfalls,
    lord: {
      ...windfalls.lord,
      angle: {
        ...windfalls.lord.angle,
        notWeak: 'Shared money helps you at turning points: a partner’s income, family funds, benefits of old service. Keep the nominee names in bank and insurance up to date.',
      },
    },
    empty:
      'Sudden money plays little part in your life. Plan on pension and savings alone, and treat a gift or a legacy as an extra.',
  },
  property,
  {
    ...debts,
    lord: {
      ...debts.lord,
      growth: {
        ...debts.lord.growth,
        notWeak: 'Income and dues are in balance for you. You handle them so exactly that relatives may ask you to keep their accounts.',
      },
    },
  },
];
