import { expect, it } from 'vitest';
import { RETENTION_DAYS } from '#src/privacy/contract-retention.ts';
import { CONFIRMATION_DAYS } from '#src/newsletter/subscribers.ts';
import { keptData } from './kept-data.ts';
import { privacy } from './privacy.ts';

it('the privacy page states the period of everything that the server deletes, and no other period', () => {
  expect(Object.keys(keptData.rows).toSorted()).toEqual(Object.keys(RETENTION_DAYS).toSorted());
  for (const [kind, { data, period }] of Object.entries(keptData.rows)) {
    const days = RETENTION_DAYS[kind as keyof typeof RETENTION_DAYS];
    const stated = period.startsWith('One year') ? [365] : [...period.matchAll(/\d+/g)].map(Number);
    expect(stated, data).toEqual([days]);
  }
  expect(keptData.intro + keptData.kept).not.toMatch(/\d/);
});

it('the text of the specification states the same period for an unconfirmed address, which is longer than its link is valid', () => {
  const { blocks } = privacy.sections.find(({ id }) => id === 'keeping')!;
  expect(JSON.stringify(blocks)).toContain('An address that is not confirmed is deleted after eight days.');
  expect(RETENTION_DAYS.unconfirmedAddresses).toBe(8);
  expect(RETENTION_DAYS.unconfirmedAddresses).toBeGreaterThan(CONFIRMATION_DAYS);
});
