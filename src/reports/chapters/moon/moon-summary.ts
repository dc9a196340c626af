/** One sheet, the Moon first: sign, star and lunar day, and what the Moon of the coming days is for this star. */
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { generalSummaryChapter } from '#src/reports/chapters/summary/general-summary.ts';
import type { Statement } from '#src/reports/contract.ts';
import { moonSigns } from '#src/reports/content/en/moon/moon-sign.ts';
import { taras } from '#src/reports/content/en/moon/tara.ts';
import { moonHeadings, lightSummaryLine } from '#src/reports/content/en/moon/moon-report.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatDegrees, formatOrdinal, signName, getNakshatraName } from '#src/reports/text/phrases.ts';
import { getMoonLight } from './moon-light.ts';
import { listStarStays, countTara, type StarStay } from './moon-transits.ts';
import { describeLunarDay } from './lunar-day.ts';
import { formatDay, formatMoment } from './moment-phrases.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;

export const moonSummaryChapter: Chapter = {
  write: (context, before) => {
    const { now: _, ...general } = generalSummaryChapter.write(context, before) as MinuteDraft;
    const sure = !context.day || hasOneNakshatra(context.day);
    return {
      ...general,
      ...moonHeadings.summary,
      ...(context.day ? {} : { lead: writeLead(context), keyFacts: buildKeyFacts(context) }),
      strengths: sortStarFirst(general.strengths),
      ...(sure ? { now: describeNow(context), dates: buildDates(context) } : { dates: [] }),
    };
  },
};

function writeLead(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  const { long } = describeLunarDay(context.chart.panchang.tithi);
  return createStatement(
    context,
    `${moonSigns[sign - 1]!.summaryLine} ${lightSummaryLine[getMoonLight(context.chart)]}`,
    `the Moon stood in ${signName(sign)}, and the lunar day was ${long}`,
    ['Moon.sign', 'tithi'],
  );
}

function buildKeyFacts({ chart }: ReportContext): MinuteDraft['keyFacts'] {
  const { sign, degreeInSign, nakshatra, pada } = chart.grahas.Moon;
  const { short, devanagari } = describeLunarDay(chart.panchang.tithi);
  return [
    {
      label: 'Moon sign, your rashi',
      value: signName(sign),
      note: `${RASHIS[sign - 1]!.devanagari}, ${formatDegrees(degreeInSign)}`,
    },
    {
      label: 'Birth star, your nakshatra',
      value: getNakshatraName(nakshatra),
      note: `${NAKSHATRAS[nakshatra - 1]!.devanagari}, ${formatOrdinal(pada)} quarter`,
    },
    { label: 'Lunar day, your tithi', value: short, note: devanagari },
  ];
}

const sortStarFirst = (strengths: readonly Statement[]): Statement[] =>
  strengths.toSorted((a, b) => Number(isAboutNakshatra(b)) - Number(isAboutNakshatra(a)));

const isAboutNakshatra = ({ facts = [] }: Statement): boolean =>
  facts.some((fact) => fact.startsWith('Moon.nakshatra'));

function describeNow(context: ReportContext): NonNullable<MinuteDraft['now']> {
  const { star, to } = listStarStays(context)[0]!;
  const { name, meaning } = taras[countTara(context.chart.grahas.Moon.nakshatra, star)]!;
  return {
    title: `Now: ${name}`,
    text: `On the day this was made the Moon was in ${getNakshatraName(star)}, until ${formatMoment(to)}: for you a day of ${meaning}.`,
  };
}

/** The next days of return, of accomplishment and of the great friend, as they come. */
const TARAS_IN_DATES = [0, 5, 8];

function buildDates(context: ReportContext): MinuteDraft['dates'] {
  const birthStar = context.chart.grahas.Moon.nakshatra;
  const coming = listStarStays(context).slice(1);
  return TARAS_IN_DATES.flatMap(
    (tara) => coming.find(({ star }) => countTara(birthStar, star) === tara) ?? [],
  )
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((stay) => buildTaraDate(birthStar, stay));
}

function buildTaraDate(birthStar: number, { star, from, to }: StarStay): MinuteDraft['dates'][number] {
  const { name, short } = taras[countTara(birthStar, star)]!;
  const until = formatMoment(to);
  return {
    date: from.slice(0, 10),
    when: formatDay(from),
    text: `${name}, with the Moon in ${getNakshatraName(star)} until ${until}. ${short}.`,
  };
}
