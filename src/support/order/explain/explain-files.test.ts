/** Findings about stored PDFs, and the commands for what only the buyer knows. */
import { describe, expect, it } from 'vitest';
import { paidOrderEvents } from '#src/orders/testing.ts';
import {
  ORDER,
  createFacts,
  deliveredOrder,
  refundRequested,
  testCases,
  unpaid,
  type Case,
} from './explain-fixture.ts';
import { listBuyerRequests } from './explain-requests.ts';
import type { FileFact } from './finding.ts';

const lost: FileFact = { edition: 1, state: 'missing' };

const FILE_CASES: Case[] = [
  {
    name: 'a lost file',
    events: deliveredOrder,
    change: { files: [lost] },
    headline: 'The stored PDF of edition 1 is lost.',
    why: 'has no file of edition 1. The next download or e-mail restores it by itself',
    needsAction: true,
    next: `lagna order restore-file ${ORDER} --reason "…"`,
  },
  {
    name: 'a damaged file beside an intact one',
    events: deliveredOrder,
    change: {
      files: [
        { edition: 1, state: 'intact' },
        { edition: 2, state: 'altered' },
      ],
    },
    headline: 'The stored PDF of edition 2 is damaged.',
    why: 'edition 2 has another SHA-256 than the ledger',
    needsAction: true,
    next: `lagna order restore-file ${ORDER}`,
  },
  {
    name: 'the erased file of a deleted account as nothing wrong',
    events: deliveredOrder,
    change: { files: [lost], isMemberDeleted: true },
    headline: 'nothing is wrong',
    why: '',
    needsAction: false,
  },
  {
    name: 'the file of a report that is being refunded as nothing wrong',
    events: [...deliveredOrder, refundRequested],
    change: { files: [lost] },
    headline: 'A refund of ₹999.00 is on its way.',
    why: '',
    needsAction: false,
  },
];

describe('a stored PDF', () => testCases(FILE_CASES));

describe('commands for what the buyer says', () => {
  const listCommands = (...facts: Parameters<typeof createFacts>) =>
    listBuyerRequests(createFacts(...facts)).map(({ command }) => command.split(' ').slice(1, 3).join(' '));

  it('a delivered order names correction, new print, check of a file and another account', () => {
    expect(listCommands(deliveredOrder)).toEqual([
      'order correct',
      'order regenerate',
      'report verify',
      'order reassign',
    ]);
  });

  it('the correction by the buyer is named as long as it is possible', () => {
    const findNote = (now: string) => listBuyerRequests(createFacts(deliveredOrder, { now }))[0]!.note;
    expect(findNote('2026-11-21T05:00:00.000Z')).toContain('in My Reports until 28 Nov 2026 08:30');
    expect(findNote('2026-11-29T05:00:00.000Z')).not.toContain('My Reports');
  });

  it('an order without a printed report can only be moved; an unpaid one and one of a deleted account not', () => {
    expect(listCommands(paidOrderEvents)).toEqual(['order reassign']);
    expect(listCommands(unpaid)).toEqual([]);
    expect(listCommands(deliveredOrder, { isMemberDeleted: true })).toEqual([]);
  });
});
