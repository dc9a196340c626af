/** Sample reports, computed like ordered reports, for an invented person. The page numbers of the catalogue come from them. */
import { DEFAULT_SIGN_VOCABULARY } from '#src/astrology/contract-sign-names.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { ChapterLine } from '#src/catalogue/contract.ts';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import type { Authenticity, Page, ReportDocument } from '#src/reports/contract.ts';
import { writeReport, type ProductKey } from '#src/reports/write-report.ts';
import { computePerson } from './person-input.ts';
import type { PrintedReport } from './print-report.ts';
import { replaceAuthenticity } from './verification-code.ts';

/** An invented person. */
const ANANYA: BirthDetails = {
  name: 'Ananya Rathore',
  date: '1996-06-04',
  time: '14:30',
  timeKind: 'exact',
  place: {
    id: '1266049',
    name: 'Kota',
    district: 'Kota',
    region: 'Rajasthan',
    country: 'IN',
    latitude: 25.1825,
    longitude: 75.8391,
    zone: 'Asia/Kolkata',
  },
};

/** Another invented person, with whom the sample of a match compares the first. */
const ROHAN: BirthDetails = {
  name: 'Rohan Mathur',
  date: '1992-02-16',
  time: '06:10',
  timeKind: 'exact',
  place: {
    id: '1269515',
    name: 'Jaipur',
    district: 'Jaipur',
    region: 'Rajasthan',
    country: 'IN',
    latitude: 26.9196,
    longitude: 75.7878,
    zone: 'Asia/Kolkata',
  },
};

const SAMPLE_ORDER_ID = 'SAMPLE';
/** Printed in the sample. A fixed date keeps its bytes and page numbers the same. */
const MADE_AT = '2026-11-21T03:00:00.000Z';

export function createSampleDocument(product: ProductKey): ReportDocument {
  const document = writeReport({
    product,
    order: { id: SAMPLE_ORDER_ID, edition: 1, madeAt: MADE_AT },
    ...computePerson(resolveBirth(ANANYA)),
    ...(isForTwoPeople(product) ? { partner: { ...computePerson(resolveBirth(ROHAN)), role: 'groom' } } : {}),
    chartStyle: 'north',
    signVocabulary: DEFAULT_SIGN_VOCABULARY,
  });
  return { ...document, pages: replaceAuthenticity(document.pages, createSampleAuthenticity(product)) };
}

/** Replaces the verification code of an ordered report. */
const createSampleAuthenticity = (product: ProductKey): Authenticity => ({
  title: 'This copy is a sample',
  text: `${isForTwoPeople(product) ? `${ANANYA.name} and ${ROHAN.name} are made-up people` : `${ANANYA.name} is a made-up person`}. A report that somebody has ordered has a number here, and our page “Is this report from Lagna?” finds the order by it. A sample has no number. Choose this file on that page to check that it is one of our samples.`,
  where: `${SAMPLE_ORDER_ID}, without order or number`,
});

/**
 * The chapter list of the report's page on the site, with real page numbers. Titles do not name the signs of the sample
 * person; the twelve months are one line, and so are the twelve houses.
 */
export function listChapters(
  { pages }: ReportDocument,
  { destinations }: Pick<PrintedReport, 'destinations'>,
): ChapterLine[] {
  const lines = pages
    .filter(({ chapterNumber, id }) => chapterNumber !== null && !LATER_MONTH.test(id))
    .map((page) => ({ title: getChapterTitle(page), summary: page.summary, page: destinations[page.id]! }));
  return lines.map((line) =>
    line.page === destinations[FIRST_MONTH] ? { ...line, ...ALL_MONTHS_LINE } : line,
  );
}

/** The pages on the twelve houses are one line, under the title that they have in the contents. */
export const getChapterTitle = (page: Page): string =>
  page.kind === 'house' ? page.contentsTitle : (page.generalTitle ?? page.title);

const FIRST_MONTH = 'month-1';
/** month-2 to month-12 */
const LATER_MONTH = /^month-(?!1$)\d+$/;
const ALL_MONTHS_LINE = {
  title: 'Twelve months, one by one',
  summary: 'A page for each, from the month of your order on',
};
