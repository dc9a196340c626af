import { describe, expect, it } from 'vitest';
import { mailsFreeAt, mailsToday } from './resend-labels.ts';

const NOW = '2026-11-21T05:15:00.000Z';

describe('mails asked for again', () => {
  it('are counted in words, and a mail that has come free since counts', () => {
    expect([3, 2, 1].map((left) => mailsToday({ left }))).toEqual([
      'up to 3 a day',
      '2 more today',
      '1 more today',
    ]);
    const used = { left: 0, freeAt: '2026-11-22T03:00:00.000Z' };
    expect(mailsFreeAt(used, NOW)).toBe('2026-11-22T03:00:00.000Z');
    expect(mailsFreeAt(used, '2026-11-22T03:00:00.000Z')).toBeUndefined();
    expect(mailsToday(used)).toBe('1 more today');
  });
});
