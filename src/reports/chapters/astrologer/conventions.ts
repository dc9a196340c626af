/** The conventions behind the tables. */
import { content } from '#src/reports/content/content.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { ReferenceTable } from '#src/reports/contract-answers.ts';
import { formatArc } from '#src/reports/text/phrases.ts';

/** Those on which all tables rest. */
export function buildConventionTable(context: ReportContext): ReferenceTable {
  const { chart, isTimeKnown } = context;
  const { ayanamsa, node, sunrise } = chart.settings;
  return {
    title: content.astrologer.conventionTexts.title,
    rows: [
      [
        content.astrologer.conventionTexts.labels.zodiac,
        content.astrologer.conventionTexts.zodiac[node](
          content.common.ayanamsas[ayanamsa].short,
          formatArc(chart.ayanamsaDegrees),
        ),
      ],
      [content.astrologer.conventionTexts.labels.sunrise, content.common.sunrises[sunrise]],
      ...(isTimeKnown
        ? [[content.astrologer.conventionTexts.labels.houses, content.astrologer.conventionTexts.houses]]
        : []),
      [content.astrologer.conventionTexts.labels.otherDates, describeOtherDates(context)],
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
      [content.astrologer.conventionTexts.labels.strengths, content.astrologer.conventionTexts.strengths],
      [content.astrologer.conventionTexts.labels.arudhas, content.astrologer.conventionTexts.arudhas],
      [content.astrologer.conventionTexts.labels.upagrahas, content.astrologer.conventionTexts.upagrahas],
    ],
  };
}

const MINUTES_OF_NAKSHATRA = 800;

/** A minute of arc is 1/800 of a nakshatra, and so of the first mahadasha. */
function describeOtherDates({ chart, isTimeKnown }: ReportContext): string {
  if (!isTimeKnown) return content.astrologer.conventionTexts.otherDatesWithoutTime;
  const { start, end } = chart.vimshottari[0]!;
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 / MINUTES_OF_NAKSHATRA;
  return content.astrologer.conventionTexts.otherDates(
    chart.settings.yearDays,
    content.astrologer.conventionTexts.days(Math.round(days)),
  );
}
