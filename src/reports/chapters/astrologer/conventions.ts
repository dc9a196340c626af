/** The conventions behind the tables. */
import { conventionTexts } from '#src/reports/content/en/astrologer/convention-rows.ts';
import { ayanamsas, sunrises } from '#src/reports/content/en/common/conventions.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { ReferenceTable } from '#src/reports/contract-answers.ts';
import { formatArc } from '#src/reports/text/phrases.ts';

const { labels } = conventionTexts;

/** Those on which all tables rest. */
export function buildConventionTable(context: ReportContext): ReferenceTable {
  const { chart, isTimeKnown } = context;
  const { ayanamsa, node, sunrise } = chart.settings;
  return {
    title: conventionTexts.title,
    rows: [
      [
        labels.zodiac,
        conventionTexts.zodiac(ayanamsas[ayanamsa].short, formatArc(chart.ayanamsaDegrees), node),
      ],
      [labels.sunrise, sunrises[sunrise]],
      ...(isTimeKnown ? [[labels.houses, conventionTexts.houses]] : []),
      [labels.otherDates, describeOtherDates(context)],
    ],
  };
}

/** Also those of single tables. */
export function buildLongConventionTable(context: ReportContext): ReferenceTable {
  const table = buildConventionTable(context);
  return {
    ...table,
    rows: [
      ...table.rows,
      [labels.strengths, conventionTexts.strengths],
      [labels.arudhas, conventionTexts.arudhas],
      [labels.upagrahas, conventionTexts.upagrahas],
    ],
  };
}

const MINUTES_OF_NAKSHATRA = 800;

/** A minute of arc is 1/800 of a nakshatra, and so of the first maha dasha. */
function describeOtherDates({ chart, isTimeKnown }: ReportContext): string {
  if (!isTimeKnown) return conventionTexts.otherDatesWithoutTime;
  const { start, end } = chart.vimshottari[0]!;
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 / MINUTES_OF_NAKSHATRA;
  return conventionTexts.otherDates(chart.settings.yearDays, conventionTexts.days(Math.round(days)));
}
