import type { AttentionReason } from '#src/orders/domain/attention-reason.ts';
import type { Act } from './cli.ts';

export const LOOK_WORDS: Record<AttentionReason, string> = {
  'refund-failed': 'the gateway accepted a refund and could not carry it out',
  'refund-rejected': 'the gateway refused to give the money back, every time it was asked',
  'duplicate-payment-not-refunded': 'a second payment was to go back, and did not',
  'report-failed': 'the report could not be made, every try was used up',
  'email-failed': 'the mail with the report did not get through; “order mail” sends it once more',
};

type Row = { id: string; attention_reason: AttentionReason };

/** Every order that stands still until a person has looked, oldest first. Who has left waits for no mail. */
export const ordersLook = (): Act => async (db, print) => {
  const rows: Row[] = await db('orders')
    .whereNotNull('attention_reason')
    .whereRaw(
      `(attention_reason <> 'email-failed' or exists (select from members where members.id = member_id))`,
    )
    .orderBy('placed_at')
    .select('id', 'attention_reason');
  for (const { id, attention_reason: why } of rows) print(`${id}  ${LOOK_WORDS[why]}`);
  if (rows.length === 0) console.error('No order needs a look.');
  return true;
};
