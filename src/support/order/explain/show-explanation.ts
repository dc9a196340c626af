/** `lagna order explain`: what is stuck, since when, why, where the money is, and the command that fixes it. */
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import type { Terminal } from '#src/support/terminal/terminal.ts';
import { wrapText } from '#src/support/terminal/wrap.ts';
import { measureWidth } from '#src/support/terminal/text-width.ts';
import { loadOrderFacts } from '#src/support/order/order-facts.ts';
import { describeMoney } from './compare-gateway.ts';
import { explainOrder } from './explain-order.ts';
import { listBuyerRequests, type BuyerRequest } from './explain-requests.ts';
import type { Finding, NextStep } from './finding.ts';
import { loadExplainFacts } from './load-explain-facts.ts';

/** Exit status 1 while support has to act. @throws CommandError for an unknown order */
export async function showExplanation(
  { openDatabase, environment, terminal }: CommandContext,
  id: string,
): Promise<CommandResult> {
  const db = await openDatabase();
  const orderFacts = await loadOrderFacts(db, id);
  const facts = await loadExplainFacts(db, orderFacts, environment);
  const [first, ...others] = explainOrder(facts);
  const money = describeMoney(facts.order, facts.gateway);
  const requests = listBuyerRequests(facts);
  const needsAction = [first, ...others].some((finding) => finding.needsAction);
  return {
    json: {
      orderId: facts.order.id,
      needsAction,
      money,
      gateway: facts.gateway,
      findings: [first, ...others],
      requests,
    },
    lines: [
      ...wrap('', first.headline, terminal).map((line) => terminal.styles.bold(line)),
      '',
      ...formatFinding(first, money, terminal),
      ...others.flatMap((other) => [
        '',
        ...wrap('', other.headline, terminal).map((line) => terminal.styles.bold(line)),
        '',
        ...formatFinding(other, undefined, terminal),
      ]),
      ...requests.flatMap((request) => ['', ...formatRequest(request, terminal)]),
    ],
    succeeded: !needsAction,
  };
}

type Width = Pick<Terminal, 'columns'>;

function formatFinding({ why, since, next }: Finding, money: string | undefined, terminal: Width): string[] {
  return [
    ...wrap('Why', why, terminal),
    ...(since ? wrap('Since', `${formatIstMinute(since)}.`, terminal) : []),
    ...(money ? wrap('Money', money, terminal) : []),
    ...(next.length > 0 ? formatSteps(next, terminal) : ['Next   nothing to do']),
  ];
}

const LABEL_WIDTH = 7;

/** Commands are never cut, so that they can be copied; a note that does not fit goes to the next line. */
const formatSteps = (steps: readonly NextStep[], { columns }: Width): string[] =>
  steps.flatMap(({ command, note }, index) => {
    const line = (index === 0 ? 'Next' : 'Or').padEnd(LABEL_WIDTH) + command;
    if (!note) return [line];
    const withNote = `${line}   ${note}`;
    return columns === undefined || measureWidth(withNote) <= columns
      ? [withNote]
      : [line, ' '.repeat(LABEL_WIDTH) + note];
  });

const formatRequest = ({ condition, command, note }: BuyerRequest, terminal: Width): string[] => {
  const indent = ' '.repeat(LABEL_WIDTH);
  const notes = note ? wrap(indent, note, terminal) : [];
  return [...wrap('', condition, terminal), indent + command, ...notes];
};

/** Wraps a text at the width of the terminal. Without a label it begins at the left end. */
function wrap(label: string, text: string, { columns }: Width): string[] {
  const indent = label ? LABEL_WIDTH : 0;
  const lines = wrapText(text, columns === undefined ? undefined : columns - indent);
  return lines.map((line, index) => (index === 0 ? label : '').padEnd(indent) + line);
}
