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
    'You know how to save. A reserve that you begin early is rarely touched, and a year with little income finds you calmer than others. Increase the monthly amount a little each April.',
  fair: 'Your patience with money is average, so a fixed plan decides. Open a recurring deposit once and let it run for years.',
  /** the lord of the second is weak */
  strongWithWeakLord:
    'You are patient with money, even though money does not stay easily with you. Your reserve is better than you think. Add up all accounts twice a year with somebody who is good at figures.',
  weak: 'Your patience with money ends before the month does. Let the bank move the savings on the first day, because little is left on the twenty-eighth.',
  /** the lord of the second is not weak */
  weakWithGoodLord:
    'Money comes to you without great trouble, but you do not hold it patiently. An automatic transfer on the first of the month turns the good income into savings.',
} as const;
