/** What is printed at a terminal never steers it, whatever an event of earlier days holds. */
import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '#src/ledger/event.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { AT } from '#src/testing/order-events.ts';
import { toTerminalJson } from './terminal-text.ts';
import { formatEventLine, describeEvent } from './event-descriptions.ts';

const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const told: OrderEvent = {
  type: 'PaymentAttemptFailed',
  data: { reportedBy: 'browser', reason: 'card\u001b[2J\u009b31m\u202edeclined\n\u0007now' },
};
const stored: StoredEvent<OrderEvent> = {
  ...told,
  position: 1,
  stream: 'LG-2611-ASHA01',
  version: 1,
  meta: { actor: 'member:1', cause: 'told\u001b[0m by the browser', at: AT },
  recordedAt: AT,
  hash: 'a'.repeat(64),
};

describe('an event with control characters', () => {
  it('is printed without them', () => {
    expect(describeEvent(told)).toContain(
      'A payment attempt failed: card[2J31mdeclinednow (reported by browser).',
    );
    expect(formatEventLine(stored)).not.toMatch(CONTROL);
  });

  it('is the same event to a program, and still steers no terminal', () => {
    const json = toTerminalJson([stored], 2);
    expect(json.replaceAll('\n', '')).not.toMatch(CONTROL);
    expect(JSON.parse(json)).toEqual([stored]);
  });
});
