/** The lines above the events of an order: each has a label and parts, which are wrapped at the width of the terminal. */
import { getAttentionReason } from '#src/orders/domain/attention-reason.ts';
import { isOpenDispute, type Dispute } from '#src/orders/domain/dispute.ts';
import { formatExactPaise } from '#src/platform/contract-money.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { formatIstSecond, formatIstShort } from '#src/support/terminal/ist-time.ts';
import { cutToWidth } from '#src/support/terminal/table.ts';
import type { Terminal } from '#src/support/terminal/terminal.ts';
import { measureWidth } from '#src/support/terminal/text-width.ts';
import { ATTENTION_REASON_TEXTS } from './attention-texts.ts';
import type { OrderFacts, OrderPayment } from './order-facts.ts';
import { listRefundParts } from './refund-parts.ts';
import { listReportParts } from './report-parts.ts';

type Width = Pick<Terminal, 'columns' | 'styles'>;

const LABEL_WIDTH = 10;
const GAP = '   ';

export function summarizeOrder(facts: OrderFacts, terminal: Width): string[] {
  const { order, payments } = facts;
  const attentionReason = getAttentionReason(order);
  return [
    formatHeader(facts, terminal),
    ...formatRow('Member', [describeMember(facts)], terminal),
    ...formatRow('Payment', listPaymentParts(facts), terminal),
    ...payments
      .filter(({ isDuplicate }) => isDuplicate)
      .flatMap((payment) => formatRow('Duplicate', listDuplicateParts(payment), terminal)),
    ...formatRow('Report', listReportParts(facts), terminal),
    ...formatRow('E-mail', listEmailParts(facts), terminal),
    ...formatRow('Refunds', listRefundParts(order), terminal),
    ...order.disputes.flatMap((dispute) => formatRow('Dispute', listDisputeParts(dispute), terminal)),
    ...(order.newerEventTypes
      ? formatRow(
          'Release',
          ['the order has events of a newer release: only that release can change it'],
          terminal,
        )
      : []),
    ...(attentionReason
      ? formatRow(
          'Attention',
          [ATTENTION_REASON_TEXTS[attentionReason], `lagna order explain ${order.id}`],
          terminal,
        )
      : []),
  ];
}

/** Order and report at the left, the state at the right end. */
function formatHeader({ order, reportName }: OrderFacts, { columns, styles }: Width): string {
  const edition = order.report.edition > 0 ? `, edition ${order.report.edition}` : '';
  const title = `${order.id}${GAP}${reportName}${edition}`;
  const status = order.status.replaceAll('-', ' ').toUpperCase();
  const state = getAttentionReason(order) ? `${status} · NEEDS ATTENTION` : status;
  const room = (columns ?? 0) - measureWidth(title) - measureWidth(state);
  const line = title + ' '.repeat(Math.max(GAP.length, room)) + state;
  return styles.bold(cutToWidth(line, columns));
}

/** Parts that do not fit the line go to the next one. A part that is too long by itself is cut. */
export function formatRow(
  label: string,
  parts: readonly string[],
  { columns }: Pick<Width, 'columns'>,
): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const extended = lines.length > 0 ? lines.at(-1)! + GAP + part : undefined;
    if (extended !== undefined && (columns === undefined || LABEL_WIDTH + measureWidth(extended) <= columns))
      lines[lines.length - 1] = extended;
    else lines.push(part);
  }
  return lines.map((line, index) =>
    cutToWidth((index === 0 ? label : '').padEnd(LABEL_WIDTH) + line, columns),
  );
}

const describeMember = ({ member, order }: OrderFacts): string =>
  member ? `${member.name} <${member.email}>` : `account deleted (${order.memberId})`;

function listPaymentParts({ order, payments }: OrderFacts): string[] {
  const { kind, gatewayOrderId, expiresAt, paidBy, pricePaise } = order;
  if (kind === 'free') return ['none: a free report'];
  const payment = payments.find(({ isDuplicate }) => !isDuplicate);
  if (!payment)
    return [
      `${formatExactPaise(pricePaise)} not paid`,
      gatewayOrderId ?? 'not requested at the gateway',
      ...(expiresAt ? [`expires ${formatIstMinute(expiresAt)}`] : []),
    ];
  return [
    `${formatExactPaise(payment.amountPaise)}${payment.method ? ` by ${formatMethod(payment.method)}` : ''}`,
    payment.id,
    `captured ${formatIstSecond(payment.capturedAt)} (${paidBy})`,
  ];
}

const formatMethod = (method: string): string =>
  method === 'upi' || method === 'emi' ? method.toUpperCase() : method;

const listDuplicateParts = ({ id, amountPaise, refundedPaise, capturedAt }: OrderPayment): string[] => [
  formatExactPaise(amountPaise),
  id,
  `captured ${formatIstSecond(capturedAt)}`,
  refundedPaise === 0 ? 'not refunded yet' : `${formatExactPaise(refundedPaise)} refunded`,
];

/** The delivery log of a member is erased with the account. */
function listEmailParts({ emails, member, order: { report } }: OrderFacts): string[] {
  const parts = [
    ...emails.map(
      ({ kind, status, at }) => `${describeEmailKind(kind)} ${status} ${formatIstShort(at).trim()}`,
    ),
    ...(report.emailFailedAt ? [`report failed ${formatIstShort(report.emailFailedAt).trim()}`] : []),
  ];
  if (parts.length > 0) return parts;
  return [member ? 'none sent' : 'the records are erased with the account'];
}

/** "report.v1" becomes "report", "report.v2.resend1" becomes "report of edition 2 (resend 1)". */
export function describeEmailKind(kind: string): string {
  const [, edition, resend] = /^report\.v(\d+)(?:\.resend(\d+))?$/.exec(kind) ?? [];
  if (edition === undefined) return kind.split('.')[0]!.replaceAll('-', ' ');
  return `report${edition === '1' ? '' : ` of edition ${edition}`}${resend === undefined ? '' : ` (resend ${resend})`}`;
}

const listDisputeParts = (dispute: Dispute): string[] => [
  `dispute ${dispute.id} of ${formatExactPaise(dispute.amount)}`,
  dispute.status.replaceAll('_', ' '),
  ...(isOpenDispute(dispute) ? [`answer by ${formatIstMinute(dispute.respondBy)}`] : []),
];
