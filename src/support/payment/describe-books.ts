/** The result of a comparison with the gateway: a table of counts, then every id. */
import type { BooksComparison } from '#src/payments/reconciliation/compare-books.ts';
import type { Difference, ListComparison } from '#src/payments/reconciliation/comparison.ts';
import type { FileComparison } from '#src/payments/reconciliation/settlement-file.ts';
import { formatExactPaise, formatPaise } from '#src/platform/contract-money.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { formatTable, type Cell } from '#src/support/terminal/table.ts';

export function describeBooks(comparison: BooksComparison, fileComparison?: FileComparison): string[] {
  const { from, to, refunds, disputes, settlements, unreadSettlements, failedParts } = comparison;
  return [
    `From ${formatIstMinute(from)} to ${formatIstMinute(to)}`,
    ...formatSummary(comparison),
    '',
    ...describeList('Payments', comparison),
    ...describeList('Refunds', refunds),
    ...describeList('Disputes', disputes),
    ...(disputes.lostAmount > 0 ? [`  lost to the bank: ${formatPaise(disputes.lostAmount)}`] : []),
    `Settlements: ${settlements.length} recorded now`,
    ...labelIds('without complete rows', unreadSettlements),
    ...(failedParts.length > 0 ? [`Not compared: ${failedParts.join(', ')}`] : []),
    ...(fileComparison ? describeFile(fileComparison) : []),
  ];
}

/** Amounts of payments; a differing payment has two. */
function formatSummary(books: BooksComparison): string[] {
  const { amounts } = books;
  const lists = [books, books.refunds, books.disputes];
  const createRow = (label: string, count: (list: ListComparison) => number, amount?: number): Cell[] => {
    const [payments, ...others] = lists.map((list) => ({ right: count(list).toLocaleString('en-IN') }));
    return [label, payments!, { right: amount === undefined ? '' : formatExactPaise(amount) }, ...others];
  };
  return formatTable([
    ['', ...['Payments', 'Amount', 'Refunds', 'Disputes'].map((right) => ({ right }))],
    createRow('Matched', ({ matched }) => matched, amounts?.matched),
    createRow('Only at the gateway', ({ onlyAtGateway }) => onlyAtGateway.length, amounts?.onlyAtGateway),
    createRow('Only in the ledger', ({ onlyInOurBooks }) => onlyInOurBooks.length, amounts?.onlyInOurBooks),
    createRow('Different', ({ differing }) => new Set(differing.map(({ id }) => id)).size),
  ]);
}

function describeFile({ matched, onlyInFile, onlyInOurBooks, differing }: FileComparison): string[] {
  const rowCount = matched + onlyInFile.length + new Set(differing.map(({ id }) => id)).size;
  return [
    `Settlement file: ${rowCount} rows, ${matched} matched`,
    ...labelIds('only in the file', onlyInFile),
    ...labelIds('not in the file', onlyInOurBooks),
    ...differing.map(describeDifference),
  ];
}

const describeList = (title: string, list: ListComparison): string[] => [
  `${title}: ${list.matched} matched, ${list.newlyRecorded.length} recorded now`,
  ...labelIds('recorded now', list.newlyRecorded),
  ...labelIds('only in our books', list.onlyInOurBooks),
  ...labelIds('only at the gateway', list.onlyAtGateway),
  ...list.differing.map(describeDifference),
];

const labelIds = (label: string, ids: readonly string[]): string[] => ids.map((id) => `  ${label}: ${id}`);

const describeDifference = ({ id, field, ours, gateway }: Difference): string =>
  `  differing: ${id} ${field}, ours ${ours ?? 'unknown'}, gateway ${gateway ?? 'unknown'}`;
