/** What is wrong with the stored PDFs of an order. Pure. */
import { isRefunding } from '#src/orders/domain/order-state.ts';
import { REASON, type ExplainFacts, type FileFact, type Finding } from './finding.ts';

/** A refunded report is not restored, and the files of a deleted account are erased. */
export function explainFiles({ order, files, isMemberDeleted }: ExplainFacts): Finding[] {
  const [first, ...others] = files.filter(({ state }) => state !== 'intact');
  if (!first || isMemberDeleted || isRefunding(order.status)) return [];
  return [
    {
      headline: `${describeFile(first)}.`,
      why: `${[first, ...others].map(describeCause).join(' ')} The next download or e-mail restores it by itself; the command does it now.`,
      needsAction: true,
      next: [
        {
          command: `lagna order restore-file ${order.id} ${REASON}`,
          note: 'checks every edition, and prints it again',
        },
        { command: 'lagna doctor', note: 'checks the disk' },
      ],
    },
  ];
}

const describeFile = ({ edition, state }: FileFact): string =>
  `The stored PDF of edition ${edition} is ${state === 'missing' ? 'lost' : 'damaged'}`;

const describeCause = ({ edition, state }: FileFact): string =>
  state === 'missing'
    ? `The store of reports has no file of edition ${edition}.`
    : `The stored file of edition ${edition} has another SHA-256 than the ledger, so it is not delivered.`;
