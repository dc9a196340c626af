/** The settings of the computation, and how to check that the copy is authentic. */
import { ATTRIBUTION } from '#src/places/contract-attribution.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Row } from '#src/reports/contract.ts';
import { ayanamsas, karakaSchemes, nodes, sunrises } from '#src/reports/content/en/common/conventions.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { methodTexts } from '#src/reports/content/en/common/method.ts';
import { CONTENT_VERSION } from '#src/reports/content/en/version.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatArc, formatClock, formatCoordinates, formatLongDate } from '#src/reports/text/phrases.ts';
import { writeAuthenticity } from './authenticity.ts';

const BOOKS =
  'Parashara is the Brihat Parashara Hora Shastra; Brihat Jataka is by Varahamihira, Saravali by Kalyana Varma, Phaladeepika by Mantreshvara';

/** For a report without a closing page. */
export const methodChapter: Chapter = {
  write: (context) => ({
    ...writeMethodPage(context),
    authenticity: writeAuthenticity(context),
    note: methodTexts.correction,
  }),
};

/** For a report whose closing page says how to check and correct the copy. */
export const methodChapterBeforeClosing: Chapter = { write: (context) => writeMethodPage(context) };

const writeMethodPage = (context: ReportContext) => ({
  kind: 'method' as const,
  id: 'method',
  ...headings.method,
  rows: buildRows(context),
  caption: methodTexts.caption,
});

function buildRows({ chart, birth, order, birthText, isTimeKnown }: ReportContext): Row[] {
  const { settings } = chart;
  const houses: Row[] = isTimeKnown
    ? [
        { label: 'Houses', value: 'Whole sign, counted from the lagna' },
        { label: 'Navamsha', value: 'Nine parts of 3°20′ to a sign, in the order Parashara gives' },
      ]
    : [];
  return [
    { label: 'Instant', value: describeInstant(chart.utc, birth, isTimeKnown) },
    {
      label: 'Place',
      value: `${birthText.place}, ${formatCoordinates(birth.place.latitude, birth.place.longitude)}. ${ATTRIBUTION}`,
    },
    {
      label: 'Zodiac',
      value: `Sidereal by ${ayanamsas[settings.ayanamsa].full}, which was ${formatArc(chart.ayanamsaDegrees)} on that day`,
    },
    { label: 'Positions', value: 'Apparent, geocentric' },
    { label: 'Nodes', value: nodes[settings.node] },
    ...houses,
    {
      label: 'Dignity',
      value: 'Exaltation, moolatrikona, own sign, then natural friendship; the nodes are not graded',
    },
    {
      label: 'Combustion',
      value:
        'Moon 12°, Mars 17°, Mercury 14° (12° retrograde), Jupiter 11°, Venus 10° (8° retrograde), Saturn 15°',
    },
    { label: 'Sunrise', value: `${sunrises[settings.sunrise]}; the weekday changes with it` },
    { label: 'Karakas', value: karakaSchemes[settings.karakas] },
    {
      label: 'Periods',
      value: `Vimshottari from the exact degree of the Moon, ${settings.yearDays} days to the year; dates in Indian time`,
    },
    { label: 'Old books', value: BOOKS },
    { label: 'Versions', value: `${chart.engineVersion}; texts ${CONTENT_VERSION}` },
    {
      label: 'Edition',
      value: `${order.edition}, made on ${formatLongDate(order.madeAt)} at ${formatClock(order.madeAt)} Indian time`,
    },
  ];
}

function describeInstant(utc: string, birth: ReportContext['birth'], isTimeKnown: boolean): string {
  const stamp = `${utc.slice(0, 10)}, ${utc.slice(11, 19)} UTC`;
  const clockUsed = `${birth.clock} (zone ${birth.place.zone})`;
  return isTimeKnown
    ? `${stamp}, from ${birth.time} by ${clockUsed}`
    : `${stamp}: noon by ${clockUsed}, since the hour is unknown`;
}
