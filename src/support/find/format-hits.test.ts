import { expect, it } from 'vitest';
import { createStyles } from '#src/support/terminal/styles.ts';
import { formatHits } from './format-hits.ts';
import type { PaymentHit } from './search-hit.ts';

const createPayment = (id: string, orderId: string | null): PaymentHit => ({
  kind: 'payment',
  id,
  orderId,
  state: 'captured',
  amount: 49_900,
  currency: 'INR',
  at: '2026-11-22T05:10:00Z',
});

it('a payment without an order has a command, also after one with an order', () => {
  const hits = [createPayment('pay_1', 'LG-2611-7K3QX9'), createPayment('pay_2', null)];
  const lines = formatHits('pay', hits, { columns: 120, styles: createStyles(false) });
  expect(lines.join('\n')).toContain('lagna order list --needs-attention');
});
