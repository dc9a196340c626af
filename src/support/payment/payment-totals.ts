import { formatExactPaise } from '#src/platform/contract-money.ts';
import { formatAmount } from '#src/support/terminal/format.ts';
import { formatTable, type Cell } from '#src/support/terminal/table.ts';
import type { PaymentRecord } from './payment-records.ts';

/** Totals of one currency, in its smallest unit. `net`: captured, without what was returned to the payers; fees are not deducted. */
export type PaymentTotals = {
  currency: string;
  payments: number;
  captured: number;
  refunded: number;
  returnedElsewhere: number;
  chargedBack: number;
  net: number;
  /** including their tax */
  fees: number;
  tax: number;
};

/** One entry per currency; rupees first. */
export function sumPayments(records: readonly PaymentRecord[]): PaymentTotals[] {
  const totals = new Map<string, PaymentTotals>([['INR', createTotals('INR')]]);
  for (const record of records) {
    const sums = totals.get(record.currency) ?? createTotals(record.currency);
    totals.set(record.currency, addPayment(sums, record));
  }
  return [...totals.values()];
}

const createTotals = (currency: string): PaymentTotals => ({
  currency,
  payments: 0,
  captured: 0,
  refunded: 0,
  returnedElsewhere: 0,
  chargedBack: 0,
  net: 0,
  fees: 0,
  tax: 0,
});

const addPayment = (totals: PaymentTotals, record: PaymentRecord): PaymentTotals => {
  const { amount, refunded, returnedElsewhere, chargedBack, fee, tax } = record;
  return {
    ...totals,
    payments: totals.payments + 1,
    captured: totals.captured + amount,
    refunded: totals.refunded + refunded,
    returnedElsewhere: totals.returnedElsewhere + returnedElsewhere,
    chargedBack: totals.chargedBack + chargedBack,
    net: totals.net + amount - refunded - returnedElsewhere - chargedBack,
    fees: totals.fees + (fee ?? 0),
    tax: totals.tax + (tax ?? 0),
  };
};

/** Two decimals for rupees, so that amounts align. */
export const formatMoney = (amount: number, currency: string): string =>
  currency === 'INR' ? formatExactPaise(amount) : formatAmount(amount, currency);

export const formatTotals = (totals: readonly PaymentTotals[]): string[] =>
  totals.flatMap((sums) => [
    `${sums.payments.toLocaleString('en-IN')} ${sums.payments === 1 ? 'payment' : 'payments'}${sums.currency === 'INR' ? '' : ` in ${sums.currency}`}`,
    ...formatTable(listSums(sums).map(([label, amount]) => toRow(label, amount, sums.currency))),
  ]);

const listSums = (sums: PaymentTotals): [string, number][] => [
  ['Captured', sums.captured],
  ['Refunded', sums.refunded],
  ...(sums.returnedElsewhere > 0
    ? [['Returned outside of the gateway', sums.returnedElsewhere] as [string, number]]
    : []),
  ['Charged back', sums.chargedBack],
  ['Net', sums.net],
  ['Fees, tax included', sums.fees],
];

const toRow = (label: string, amount: number, currency: string): Cell[] => [
  `  ${label}`,
  { right: formatMoney(amount, currency) },
];
