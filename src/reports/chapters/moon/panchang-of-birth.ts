/** The day of birth by four of the five limbs of the panchang; the fifth, the nakshatra, has its own chapter. */
import { content } from '#src/reports/content/content.ts';
import { getKaranaName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { PanchangLimb } from '#src/reports/facts/sky-intervals.ts';
import {
  listPossibleCharts,
  withChart,
  type ReportContext,
  type TimeKnownContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, getNakshatraName } from '#src/reports/text/phrases.ts';
import { describeLunarDay, getKaranaIndex } from './lunar-phase.ts';

export const panchangOfBirthChapter: Chapter = {
  withTime: (context) => ({
    ...createCommonFields(),
    lead: content.moon.writePanchangLead(
      getWeekday(context),
      getNakshatraName(context.chart.grahas.Moon.nakshatra),
    ),
    leadBecause: toSentence(writeLeadReason(context, 'at that minute')),
    parts: writeParts(context),
  }),
  withoutTime: (context) => ({
    ...createCommonFields(),
    lead: content.moon.panchangLeadWithoutTime,
    summary: content.moon.panchangSummaryWithoutTime,
    leadBecause: toSentence(writeLeadReason(context, 'at noon')),
    parts: writePartsWithoutTime(context),
  }),
};

const createCommonFields = () =>
  ({
    kind: 'essay',
    id: 'panchang',
    ...content.moon.moonHeadings.panchang,
    highlightedHouses: [] as number[],
    isCompact: true,
  }) as const;

const getWeekday = ({ chart }: ReportContext): string => VARAS[chart.panchang.vara - 1]!.english;

function writeLeadReason({ chart, birthText }: ReportContext, when: string): string {
  const { short } = describeLunarDay(chart.panchang.tithi);
  return `over ${birthText.place.split(',')[0]} it was ${short} ${when}, in the yoga of ${YOGAS[chart.panchang.yoga - 1]!.english}`;
}

function writeParts(context: TimeKnownContext): EssayPart[] {
  return [
    { id: 'weekday', title: 'By the Sun: the weekday', statements: [writeWeekdayStatement(context)] },
    {
      id: 'lunar-day',
      title: 'By the Moon: the lunar day',
      statements: [writeTithiStatement(context), writeKaranaStatement(context)],
    },
    { id: 'yoga', title: 'By the two together', statements: [writeYogaStatement(context)] },
  ];
}

/** Without the karana, which changes two or three times in a day. */
function writePartsWithoutTime(context: TimeUnknownContext): EssayPart[] {
  const writeForEachValue = (limb: PanchangLimb, write: (context: ReportContext) => Statement) =>
    createContextsByLimb(context, limb).map(write);
  return [
    { id: 'weekday', title: 'By the Sun: the weekday', statements: [writeWeekdayStatement(context)] },
    {
      id: 'lunar-day',
      title: 'By the Moon: the lunar day',
      statements: writeForEachValue('tithi', writeTithiStatement),
    },
    {
      id: 'yoga',
      title: 'By the two together',
      statements: writeForEachValue('yoga', writeYogaStatement),
    },
  ];
}

/** One context for each value that the limb had that day. */
function createContextsByLimb(context: TimeUnknownContext, limb: PanchangLimb): TimeUnknownContext[] {
  const charts = listPossibleCharts(context);
  const values = charts.map(({ panchang }) => panchang[limb]);
  return charts.filter((_, i) => values.indexOf(values[i]!) === i).map((chart) => withChart(context, chart));
}

function createLimbStatement(
  context: ReportContext,
  limb: PanchangLimb,
  { text, because, source }: { text: string; because: string; source: string },
): Statement {
  return createStatement(context, text, because, [limb], source);
}

function writeWeekdayStatement(context: ReportContext): Statement {
  const { vara } = context.chart.panchang;
  const because = writeVaraReason(context, getWeekday(context));
  return createLimbStatement(context, 'vara', {
    text: content.panchang.birthWeekday[vara - 1]!,
    because: `${because}, which ${formatGraha(VARAS[vara - 1]!.lord)} looks after`,
    source: content.common.sources.almanac,
  });
}

function writeVaraReason({ chart, isTimeKnown }: ReportContext, weekday: string): string {
  if (!isTimeKnown) return `the Sun rose that date on a ${weekday}`;
  return chart.panchang.sunrise === null
    ? `by the calendar it was a ${weekday}`
    : `the last sunrise before your birth was on a ${weekday}`;
}

function writeTithiStatement(context: ReportContext): Statement {
  const { tithi } = context.chart.panchang;
  const group = content.panchang.tithiGroups[((tithi - 1) % 15) % 5]!;
  const elongationPhrase = `between ${(tithi - 1) * 12} and ${tithi * 12} degrees ahead of the Sun`;
  return createLimbStatement(context, 'tithi', {
    text: content.panchang.birthTithi[tithi - 1]!,
    because: `the Moon was ${elongationPhrase}: ${describeLunarDay(tithi).short}, one of the days called ${group}`,
    source: content.common.sources.lunarDays,
  });
}

function writeKaranaStatement(context: ReportContext): Statement {
  const { karana } = context.chart.panchang;
  const half = karana % 2 === 1 ? 'first' : 'second';
  return createLimbStatement(context, 'karana', {
    text: content.panchang.birthKarana[getKaranaIndex(karana)]!,
    because: `the ${half} half of that lunar day is the karana ${getKaranaName(karana).english}`,
    source: content.common.sources.almanac,
  });
}

function writeYogaStatement(context: ReportContext): Statement {
  const { yoga } = context.chart.panchang;
  return createLimbStatement(context, 'yoga', {
    text: content.panchang.birthYoga[yoga - 1]!,
    because: `the places of Sun and Moon, added up, give number ${yoga} of twenty-seven, ${YOGAS[yoga - 1]!.english}`,
    source: content.common.sources.almanac,
  });
}
