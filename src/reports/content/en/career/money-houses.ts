/** The six houses of money, in the order of the chapter. */
import { debts } from './money/debts.ts';
import { earning } from './money/earning.ts';
import { savings } from './money/savings.ts';
import { property } from './money/property.ts';
import type { MoneyHouse } from './money/money-house-type.ts';
import { spending } from './money/spending.ts';
import { windfalls } from './money/windfalls.ts';

export type { MoneyHouse } from './money/money-house-type.ts';

export const moneyHouses: readonly MoneyHouse[] = [earning, savings, spending, windfalls, property, debts];

/** Saturn, the karaka of thrift, in the part on saving. */
export const savingsTexts = {
  strong:
    'Thrift is a skill you own outright. Saturn stands well in your chart, so that a reserve begun early is rarely broken into, and a lean year finds you calmer than your neighbours.',
  fair: 'Saturn neither hoards for you nor lets things slide. A dull, fixed arrangement, made once and left alone, turns that neutrality into a store.',
  /** the lord of the second is weak */
  strongYetStrained:
    'Saturn, patient and in good order, counts along all the same, so the reserve is sounder than it feels. Look at it twice a year with somebody who can add, and believe the total.',
  weak: 'Patience with money tires before the month does. Make the saving happen on the first of it, by standing order, so that virtue is not asked for on the twenty-eighth.',
  /** the lord of the second is not weak */
  weakYetEased:
    'Only Saturn grumbles: what comes in easily is not always held with patience. A transfer on the first of the month, made by a machine, joins the good fortune to a habit.',
} as const;
