/** The day of birth by four of its five limbs; the fifth, the star, has a chapter. */
import { getKaranaName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { birthKarana } from '#src/reports/content/en/panchang/birth-karana.ts';
import { birthYoga } from '#src/reports/content/en/panchang/birth-yoga.ts';
import { birthTithi, tithiGroups } from '#src/reports/content/en/panchang/birth-tithi.ts';
import { birthWeekday } from '#src/reports/content/en/panchang/birth-weekday.ts';
import {
  panchangLead,
  panchangLeadWithoutTime,
  panchangSummaryWithoutTime,
  moonHeadings,
} from '#src/reports/content/en/moon/moon-report.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import type { PanchangLimb } from '#src/reports/facts/facts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, getNakshatraName } from '#src/reports/text/phrases.ts';
import { describeLunarDay } from './lunar-day.ts';

type Essay = Extract<PageDraft, { kind: 'essay' }>;

export const panchangOfBirthChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'day',
    ...moonHeadings.panchang,
    highlightedHouses: [],
    compact: true,
    ...(context.day
      ? { lead: panchangLeadWithoutTime, summary: panchangSummaryWithoutTime }
      : { lead: panchangLead(getWeekday(context), getNakshatraName(context.chart.grahas.Moon.nakshatra)) }),
    leadBecause: toSentence(writeLeadReason(context)),
    parts: context.day ? writePartsWithoutTime(context) : writeParts(context),
  }),
};

const getWeekday = ({ chart }: ReportContext): string => VARAS[chart.panchang.vara - 1]!.english;

function writeLeadReason({ chart, day, words }: ReportContext): string {
  const { short } = describeLunarDay(chart.panchang.tithi);
  const when = day ? 'at noon' : 'at that minute';
  return `over ${words.place.split(',')[0]} it was ${short} ${when}, in the yoga of ${YOGAS[chart.panchang.yoga - 1]!.english}`;
}

function writeParts(context: ReportContext): Essay['parts'] {
  return [
    { id: 'day-sun', title: 'By the Sun: the weekday', statements: [writeWeekdayStatement(context)] },
    {
      id: 'day-moon',
      title: 'By the Moon: the lunar day',
      statements: [writeTithiStatement(context), writeKaranaStatement(context)],
    },
    { id: 'day-both', title: 'By the two together', statements: [writeYogaStatement(context)] },
  ];
}

/** The half of a lunar day changes twice or thrice within a date, so it is left out. */
function writePartsWithoutTime(context: ReportContext): Essay['parts'] {
  const over = (limb: PanchangLimb, tell: (of: ReportContext) => Statement) =>
    createContextsByLimb(context, limb).map(tell);
  return [
    { id: 'day-sun', title: 'By the Sun: the weekday', statements: [writeWeekdayStatement(context)] },
    { id: 'day-moon', title: 'By the Moon: the lunar day', statements: over('tithi', writeTithiStatement) },
    { id: 'day-both', title: 'By the two together', statements: over('yoga', writeYogaStatement) },
  ];
}

/** One reading for each value the limb had between the two midnights. */
function createContextsByLimb(context: ReportContext, limb: PanchangLimb): ReportContext[] {
  const { earliest, latest } = context.day!;
  const charts: Chart[] = [earliest, context.chart, latest];
  const values = charts.map(({ panchang }) => panchang[limb]);
  return charts.filter((_, i) => values.indexOf(values[i]!) === i).map((chart) => ({ ...context, chart }));
}

function createLimbStatement(
  context: ReportContext,
  limb: PanchangLimb,
  said: { text: string; because: string; source: string },
): Statement {
  const { text, because, source } = said;
  return createStatement(context, text, because, [limb], source);
}

function writeWeekdayStatement(context: ReportContext): Statement {
  const { vara, sunrise } = context.chart.panchang;
  const because = writeVaraReason(context, getWeekday(context), sunrise);
  return createLimbStatement(context, 'vara', {
    text: birthWeekday[vara - 1]!,
    because: `${because}, which ${formatGraha(VARAS[vara - 1]!.lord)} looks after`,
    source: sources.almanac,
  });
}

function writeVaraReason({ chart, day }: ReportContext, weekday: string, sunrise: string | null): string {
  if (day) return `the Sun rose that date on a ${weekday}`;
  if (sunrise === null) return `by the calendar it was a ${weekday}`;
  return chart.utc < sunrise
    ? `the Sun was not yet up, so the day was still ${weekday}`
    : `the Sun was up, and had risen on a ${weekday}`;
}

function writeTithiStatement(context: ReportContext): Statement {
  const { tithi: number } = context.chart.panchang;
  const group = tithiGroups[((number - 1) % 15) % 5]!;
  const ahead = `between ${(number - 1) * 12} and ${number * 12} degrees ahead of the Sun`;
  return createLimbStatement(context, 'tithi', {
    text: birthTithi[number - 1]!,
    because: `the Moon was ${ahead}: ${describeLunarDay(number).short}, one of the days called ${group}`,
    source: sources.lunarDays,
  });
}

function writeKaranaStatement(context: ReportContext): Statement {
  const { karana: number } = context.chart.panchang;
  const half = number % 2 === 1 ? 'first' : 'second';
  return createLimbStatement(context, 'karana', {
    text: birthKarana[getKaranaIndex(number)]!,
    because: `the ${half} half of that lunar day is the karana ${getKaranaName(number).english}`,
    source: sources.almanac,
  });
}

/** Seven that return, then Shakuni, Chatushpada, Naga and Kimstughna. */
const getKaranaIndex = (karana: number): number => {
  if (karana === 1) return 10;
  return karana >= 58 ? karana - 58 + 7 : (karana - 2) % 7;
};

function writeYogaStatement(context: ReportContext): Statement {
  const { yoga: number } = context.chart.panchang;
  return createLimbStatement(context, 'yoga', {
    text: birthYoga[number - 1]!,
    because: `the places of Sun and Moon, added up, give number ${number} of twenty-seven, ${YOGAS[number - 1]!.english}`,
    source: sources.almanac,
  });
}
