import { describe, expect, test } from 'vitest';
import { astrologyReports } from './astrology-reports.ts';
import type { LegalText } from './legal.ts';
import { privacy } from './privacy.ts';
import { refund } from './refund.ts';
import { shipping } from './shipping.ts';
import { terms } from './terms.ts';

const policies = [privacy, terms, refund, shipping].map((policy) => ({ title: policy.title, policy }));

/** The statements that point 9 of the specification requires, and the policies that contain them. */
const CLAIMS: [claim: string, policies: LegalText[]][] = [
  ['service fees non-refundable', [terms, refund]],
  ['a session cancelled at least 48 hours ahead can be rescheduled or refunded', [terms, refund]],
  ['refunds processed in 7-10 business days', [refund]],
  ['billing disputes within 30 days', [terms, refund]],
  ['response within 24 hours on business days', [privacy, terms, refund, shipping]],
  [
    'physical order processing 3-5 business days, delivery 5-7 days in India and 10-15 internationally',
    [shipping],
  ],
  ['consulting starts within 2 business days', [terms, shipping]],
  ['initial assessment within 48 hours', [terms, shipping]],
];

const listTexts = ({ lead, keyPoints, sections }: LegalText) => [
  lead,
  ...keyPoints,
  ...sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'string' ? block : block.list)),
  ),
];
const getFullText = (policy: LegalText) => listTexts(policy).join(' ').toLowerCase();

describe('the coaching policies', () => {
  test.each(CLAIMS)('contain the statement: %s', (claim, policiesWithClaim) => {
    for (const policy of policiesWithClaim) expect(getFullText(policy)).toContain(claim.toLowerCase());
  });

  test.each(policies)('$title is about startup coaching and does not mention astrology', ({ policy }) => {
    expect(getFullText(policy)).toMatch(/startup coaching|founder|coach/);
    expect(getFullText(policy)).not.toMatch(/horoscope|kundli|birth chart|astrolog/);
  });

  test.each(policies)(
    '$title has a description that fits into a search result, and unique anchors',
    ({ policy }) => {
      expect(policy.description.length).toBeLessThanOrEqual(155);
      const anchors = [...policy.sections.map(({ id }) => id), 'contact', 'in-short', 'for-reports', 'main'];
      expect(new Set(anchors).size).toBe(anchors.length);
    },
  );

  test('contain no sentence of the sections twice', () => {
    const sentences = policies
      .flatMap(({ policy }) => listTexts({ ...policy, keyPoints: [] }))
      .flatMap((text) => text.split(/(?<=[.:;])\s+/));
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(repeated).toEqual([]);
  });
});

test('the terms for reports contain delivery, refund, grievance and data rights', () => {
  const { delivery, refund: refundTerms, grievance, rights, ledger } = astrologyReports;
  expect(delivery).toContain(
    'Report delivery by e-mail within 12 hours after payment, usually within minutes',
  );
  for (const reason of ['cannot be made', 'paid twice', '12 hours have passed'])
    expect(refundTerms).toContain(reason);
  expect(grievance).toContain('order number');
  expect(rights).toMatch(/Digital Personal Data Protection Act.*export.*deleted/);
  expect(ledger).toContain('no name, no birth details, no address');
});
