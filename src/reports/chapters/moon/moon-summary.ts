/** One sheet, the Moon first: sign, star and lunar day, and what the Moon of the coming days is for this star. */
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { minute } from '#src/reports/chapters/summary/general-summary.ts';
import type { Statement } from '#src/reports/contract.ts';
import { moonSigns } from '#src/reports/content/en/moon/moon-sign.ts';
import { taras } from '#src/reports/content/en/moon/tara.ts';
import { headings, lightMinute } from '#src/reports/content/en/moon/moon-report.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatDegrees, ordinal, signName, getNakshatraName } from '#src/reports/text/phrases.ts';
import { lightOf } from './moon-light.ts';
import { staysOf, taraOf, type StarStay } from './moon-transits.ts';
import { lunarDay } from './lunar-day.ts';
import { dayWords, momentWords } from './moment-phrases.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;

export const moonMinute: Chapter = {
  write: (reading, before) => {
    const { now: _, ...general } = minute.write(reading, before) as MinuteDraft;
    const sure = !reading.day || hasOneNakshatra(reading.day);
    return {
      ...general,
      ...headings.minute,
      ...(reading.day ? {} : { lead: leadOf(reading), keyFacts: pillarsOf(reading) }),
      strengths: starFirst(general.strengths),
      ...(sure ? { now: nowOf(reading), dates: datesOf(reading) } : { dates: [] }),
    };
  },
};

function leadOf(reading: ReportContext): Statement {
  const { sign } = reading.chart.grahas.Moon;
  const { long } = lunarDay(reading.chart.panchang.tithi);
  return createStatement(
    reading,
    `${moonSigns[sign - 1]!.minute} ${lightMinute[lightOf(reading.chart)]}`,
    `the Moon stood in ${signName(sign)}, and the lunar day was ${long}`,
    ['Moon.sign', 'tithi'],
  );
}

function pillarsOf({ chart }: ReportContext): MinuteDraft['keyFacts'] {
  const { sign, degreeInSign, nakshatra, pada } = chart.grahas.Moon;
  const { short, devanagari } = lunarDay(chart.panchang.tithi);
  return [
    {
      label: 'Moon sign, your rashi',
      value: signName(sign),
      note: `${RASHIS[sign - 1]!.devanagari}, ${formatDegrees(degreeInSign)}`,
    },
    {
      label: 'Birth star, your nakshatra',
      value: getNakshatraName(nakshatra),
      note: `${NAKSHATRAS[nakshatra - 1]!.devanagari}, ${ordinal(pada)} quarter`,
    },
    { label: 'Lunar day, your tithi', value: short, note: devanagari },
  ];
}

const starFirst = (strengths: readonly Statement[]): Statement[] =>
  strengths.toSorted((a, b) => Number(isOfStar(b)) - Number(isOfStar(a)));

const isOfStar = ({ facts = [] }: Statement): boolean =>
  facts.some((fact) => fact.startsWith('Moon.nakshatra'));

function nowOf(reading: ReportContext): NonNullable<MinuteDraft['now']> {
  const { star, to } = staysOf(reading)[0]!;
  const { name, meaning } = taras[taraOf(reading.chart.grahas.Moon.nakshatra, star)]!;
  return {
    title: `Now: ${name}`,
    text: `On the day this was made the Moon was in ${getNakshatraName(star)}, until ${momentWords(to)}: for you a day of ${meaning}.`,
  };
}

/** The next days of return, of accomplishment and of the great friend, as they come. */
const TOLD = [0, 5, 8];

function datesOf(reading: ReportContext): MinuteDraft['dates'] {
  const birthStar = reading.chart.grahas.Moon.nakshatra;
  const coming = staysOf(reading).slice(1);
  return TOLD.flatMap((tara) => coming.find(({ star }) => taraOf(birthStar, star) === tara) ?? [])
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((stay) => dated(birthStar, stay));
}

function dated(birthStar: number, { star, from, to }: StarStay): MinuteDraft['dates'][number] {
  const { name, short } = taras[taraOf(birthStar, star)]!;
  const until = momentWords(to);
  return {
    date: from.slice(0, 10),
    when: dayWords(from),
    text: `${name}, with the Moon in ${getNakshatraName(star)} until ${until}. ${short}.`,
  };
}
