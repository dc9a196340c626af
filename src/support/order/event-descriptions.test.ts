import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '#src/ledger/event.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { NOW } from '#src/orders/testing.ts';
import { toTerminalJson } from '#src/support/terminal/terminal-text.ts';
import { formatEventLine, describeEvent } from './event-descriptions.ts';

const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const event: OrderEvent = {
  type: 'PaymentAttemptFailed',
  data: { reportedBy: 'browser', reason: 'card\u001b[2J\u009b31m\u202edeclined\n\u0007now' },
};
const stored: StoredEvent<OrderEvent> = {
  ...event,
  position: 1,
  stream: 'LG-2611-ASHA01',
  version: 1,
  meta: { actor: 'member:1', cause: 'payment\u001b[0m-attempt', at: NOW },
  recordedAt: NOW,
  hash: 'a'.repeat(64),
};

describe('an event with control characters', () => {
  it('the description of an event contains no control characters', () => {
    expect(describeEvent(event)).toContain(
      'A payment attempt failed: card[2J31mdeclinednow (reported by browser).',
    );
    expect(formatEventLine(stored)).not.toMatch(CONTROL);
  });

  it('the JSON of an event escapes control characters and parses to the same event', () => {
    const json = toTerminalJson([stored], 2);
    expect(json.replaceAll('\n', '')).not.toMatch(CONTROL);
    expect(JSON.parse(json)).toEqual([stored]);
  });
});
