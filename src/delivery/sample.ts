/** The sample of a report: made by the same engine, for a person we made up. It tells the catalogue's page numbers. */
import { computeChart } from '#src/astrology/chart.ts';
import { chartSensitivity } from '#src/astrology/sensitivity.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { ChapterLine } from '#src/catalogue/contract.ts';
import { resolveBirth } from '#src/places/birth-time.ts';
import { birthInWords } from '#src/places/clock-words.ts';
import type { MethodPage, Page, ReportDocument } from '#src/reports/contract.ts';
import { writeReport, type WritableReport } from '#src/reports/write-report.ts';
import type { PrintedReport } from './print-report.ts';

/** Nobody: the name, the hour and the town were put together for the samples. */
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

const SAMPLE = 'SAMPLE';
/** A sample says when it was made; a fixed day keeps its bytes, and its page numbers, the same. */
const MADE_AT = '2026-11-21T03:00:00.000Z';

export function sampleDocument(product: WritableReport): ReportDocument {
  const birth = resolveBirth(ANANYA);
  const { latitude, longitude, zone } = birth.place;
  const input = { utc: birth.utc, latitude, longitude, timeKnown: true, zone, localDate: birth.date };
  const chart = computeChart(input);
  const document = writeReport({
    product,
    order: { id: SAMPLE, edition: 1, madeAt: MADE_AT },
    birth,
    words: birthInWords(birth),
    chart,
    sensitivity: chartSensitivity(input, chart),
    chartStyle: 'north',
  });
  const pages = document.pages.map((page): Page =>
    page.kind === 'method' ? { ...page, authenticity } : page,
  );
  return { ...document, pages };
}

/** Instead of the number by which a bought report is looked up. */
const authenticity: MethodPage['authenticity'] = {
  title: 'This copy is a sample',
  text: 'Ananya Rathore is made up, and so this copy belongs to nobody. In a report that somebody has ordered, a number stands here, and our page “Is this report ours?” looks it up. A sample has none; give that page this file, and it says whether it is one of our samples, unaltered.',
  where: `${SAMPLE}, without order or number`,
};

/**
 * The chapters as the report's page lists them, with the pages they really begin on: without the sample person's own
 * signs, and the twelve months as one line.
 */
export function chapterLines(
  { pages }: ReportDocument,
  { anchors }: Pick<PrintedReport, 'anchors'>,
): ChapterLine[] {
  const lines = pages
    .filter(({ number, id }) => number !== null && !LATER_MONTH.test(id))
    .map(({ id, title, summary }) => ({ title: title.split(':')[0]!, summary, page: anchors[id]! }));
  return lines.map((line) => (line.page === anchors[FIRST_MONTH] ? { ...line, ...MONTHS } : line));
}

const FIRST_MONTH = 'month-1';
const LATER_MONTH = /^month-(?!1$)\d+$/;
const MONTHS = {
  title: 'Twelve months, one by one',
  summary: 'Two pages for each, from the month of your order on',
};
