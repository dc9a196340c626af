/** The settings of the computation, and how to check that the copy is authentic. */
import { content } from '#src/reports/content/content.ts';
import { ATTRIBUTION } from '#src/places/contract-attribution.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Row } from '#src/reports/contract.ts';
import { CONTENT_VERSION } from '#src/reports/content/en/version.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatArc, formatClock, formatCoordinates, formatLongDate } from '#src/reports/text/phrases.ts';
import { writeAuthenticity } from './authenticity.ts';

/** For a report without a closing page. */
export const methodChapter: Chapter = {
  write: (context) => ({
    ...writeMethodPage(context),
    authenticity: writeAuthenticity(context),
    note: content.common.methodTexts.correction,
  }),
};

/** For a report whose closing page says how to check and correct the copy. */
export const methodChapterBeforeClosing: Chapter = { write: (context) => writeMethodPage(context) };

export const writeMethodPage = (context: ReportContext) => ({
  kind: 'method' as const,
  id: 'method',
  ...content.common.headings.method,
  rows: buildRows(context),
  caption: content.common.methodTexts.caption,
});

function buildRows({ chart, birth, order, birthText, isTimeKnown }: ReportContext): Row[] {
  const { settings } = chart;
  const { labels, values } = content.common.methodTexts;
  const houses: Row[] = isTimeKnown
    ? [
        { label: labels.houses, value: values.houses },
        { label: labels.navamsha, value: values.navamsha },
      ]
    : [];
  const coordinates = formatCoordinates(birth.place.latitude, birth.place.longitude);
  return [
    { label: labels.instant, value: describeInstant(chart.utc, birth, isTimeKnown) },
    { label: labels.place, value: values.place(birthText.place, coordinates, ATTRIBUTION) },
    {
      label: labels.zodiac,
      value: values.zodiac(
        content.common.ayanamsas[settings.ayanamsa].full,
        formatArc(chart.ayanamsaDegrees),
      ),
    },
    { label: labels.positions, value: values.positions },
    { label: labels.nodes, value: content.common.nodes[settings.node] },
    ...houses,
    { label: labels.dignity, value: values.dignity },
    { label: labels.combustion, value: values.combustion },
    { label: labels.sunrise, value: values.sunrise(content.common.sunrises[settings.sunrise]) },
    { label: labels.karakas, value: content.common.karakaSchemes[settings.karakas] },
    { label: labels.periods, value: values.periods(settings.yearDays) },
    { label: labels.books, value: values.books },
    { label: labels.versions, value: values.versions(chart.engineVersion, CONTENT_VERSION) },
    {
      label: labels.edition,
      value: values.edition(order.edition, formatLongDate(order.madeAt), formatClock(order.madeAt)),
    },
  ];
}

function describeInstant(utc: string, birth: ReportContext['birth'], isTimeKnown: boolean): string {
  const { values } = content.common.methodTexts;
  const stamp = values.stamp(utc.slice(0, 10), utc.slice(11, 19));
  const clockUsed = values.clock(birth.clock, birth.place.zone);
  return isTimeKnown && birth.time
    ? values.instant(stamp, birth.time, clockUsed)
    : values.noon(stamp, clockUsed);
}
