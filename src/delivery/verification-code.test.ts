import { describe, expect, it } from 'vitest';
import { ASHA, KABIR, createReportInput } from '#src/testing/fixtures/people.ts';
import { type ProductKey, writeReport } from '#src/reports/write-report.ts';
import { addVerificationCode } from './verification-code.ts';

const PUBLIC_URL = 'https://lagna.example';
const asha = writeReport(ASHA);
const findAuthenticitySection = (document: typeof asha) => {
  const page = document.pages.find(({ kind }) => kind === 'closing');
  return page?.kind === 'closing' ? page.authenticity : undefined;
};

describe('the verification code', () => {
  it('the verification code is printed with the URL that checks it', () => {
    const { document, code } = addVerificationCode(asha, PUBLIC_URL);
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    expect(findAuthenticitySection(document)).toMatchObject({
      code,
      link: `https://lagna.example/verify/${code}`,
      where: 'lagna.example/verify, order LG-2611-0427, edition 1',
    });
  });

  it('the verification code is the same for the same document, on any site', () => {
    const copy = addVerificationCode(writeReport(structuredClone(ASHA)), 'http://localhost:3000');
    expect(copy.code).toBe(addVerificationCode(asha, PUBLIC_URL).code);
  });

  it('the verification code differs for another person, order, edition or time', () => {
    const otherInputs = [
      createReportInput(KABIR),
      ...[{ id: 'LG-2611-0428' }, { edition: 2 }, { madeAt: '2026-11-21T03:11:01Z' }].map((change) => ({
        ...ASHA,
        order: { ...ASHA.order, ...change },
      })),
    ];
    const codes = [ASHA, ...otherInputs].map(
      (input) => addVerificationCode(writeReport(input), PUBLIC_URL).code,
    );
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('adding the verification code changes only the closing page of a paid report, in a copy', () => {
    const original = structuredClone(asha);
    const { document } = addVerificationCode(asha, PUBLIC_URL);
    expect(asha).toEqual(original);
    expect(document.pages.filter(({ kind }) => kind !== 'closing')).toEqual(
      asha.pages.filter(({ kind }) => kind !== 'closing'),
    );
  });

  it('the verification code is printed once: on the closing page, or on the method page of a free report', () => {
    const findPages = (product: ProductKey) =>
      addVerificationCode(writeReport({ ...ASHA, product }), PUBLIC_URL)
        .document.pages.filter((page) => 'authenticity' in page && page.authenticity?.code)
        .map(({ kind }) => kind);
    expect(findPages('love-marriage')).toEqual(['closing']);
    expect(findPages('free-kundli')).toEqual(['method']);
  });

  it('links to other reports get the address of the site', () => {
    const { document } = addVerificationCode(writeReport({ ...ASHA, product: 'free-kundli' }), PUBLIC_URL);
    const page = document.pages.find(({ kind }) => kind === 'furtherReading');
    const urls = page?.kind === 'furtherReading' ? page.items.map(({ link }) => link.url) : [];
    expect(urls).toHaveLength(3);
    for (const url of urls) expect(url).toMatch(/^https:\/\/lagna\.example\/reports\/[a-z-]+$/);
  });
});
