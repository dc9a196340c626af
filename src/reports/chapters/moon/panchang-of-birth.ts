/** The day of birth by four of the five limbs of the panchang; the fifth, the nakshatra, has its own chapter. */
import { content } from '#src/reports/content/content.ts';
import { VARAS } from '#src/astrology/panchang/panchang-names.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { PanchangLimb } from '#src/reports/facts/sky-intervals.ts';
import {
  withChart,
  type ReportContext,
  type TimeKnownContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { describeHoursOfStay, listDescribedLimbs } from '#src/reports/facts/nakshatras-of-day.ts';
import { createStatement, introduceHours, toSentence } from '#src/reports/text/statement.ts';
import {
  formatGraha,
  getKaranaName,
  getLunarDayName,
  getNakshatraName,
  getPanchangaYogaName,
  getVaraName,
} from '#src/reports/text/phrases.ts';
import { getKaranaIndex } from './lunar-phase.ts';

export const panchangOfBirthChapter: Chapter = {
  withTime: (context) => ({
    ...createCommonFields(),
    lead: content.moon.writePanchangLead(
      getWeekday(context),
      getNakshatraName(context.chart.grahas.Moon.nakshatra),
    ),
    leadBecause: toSentence(writeLeadReason(context, content.moon.birthDayReasons.lead)),
    parts: writeParts(context),
  }),
  withoutTime: (context) => ({
    ...createCommonFields(),
    lead: content.moon.panchangLeadWithoutTime,
    summary: content.moon.panchangSummaryWithoutTime,
    leadBecause: toSentence(writeLeadReason(context, content.moon.birthDayReasons.leadAtNoon)),
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

const getWeekday = ({ chart }: ReportContext): string => getVaraName(chart.panchang.vara);

function writeLeadReason(
  { chart: { panchang }, birth }: ReportContext,
  write: (place: string, lunarDay: string, yoga: string) => string,
): string {
  return write(birth.place.name, getLunarDayName(panchang.tithi), getPanchangaYogaName(panchang.yoga));
}

function writeParts(context: TimeKnownContext): EssayPart[] {
  return [
    {
      id: 'weekday',
      title: content.moon.panchangPartTitles.weekday,
      statements: [writeWeekdayStatement(context)],
    },
    {
      id: 'lunar-day',
      title: content.moon.panchangPartTitles.lunarDay,
      statements: [writeTithiStatement(context), writeKaranaStatement(context)],
    },
    { id: 'yoga', title: content.moon.panchangPartTitles.yoga, statements: [writeYogaStatement(context)] },
  ];
}

/** Without the karana, which changes two or three times in a day. */
function writePartsWithoutTime(context: TimeUnknownContext): EssayPart[] {
  return [
    {
      id: 'weekday',
      title: content.moon.panchangPartTitles.weekday,
      statements: [writeWeekdayStatement(context)],
    },
    {
      id: 'lunar-day',
      title: content.moon.panchangPartTitles.lunarDay,
      statements: writeForEachValue(context, 'tithi', writeTithiStatement),
    },
    {
      id: 'yoga',
      title: content.moon.panchangPartTitles.yoga,
      statements: writeForEachValue(context, 'yoga', writeYogaStatement),
    },
  ];
}

/** One statement for each value that the limb had for some hours of that day, after those hours. */
const writeForEachValue = (
  context: TimeUnknownContext,
  limb: 'tithi' | 'yoga',
  write: (context: ReportContext) => Statement,
): Statement[] =>
  listDescribedLimbs(context, limb).map((stay) =>
    introduceHours(write(withChart(context, stay.chart)), describeHoursOfStay(context, stay)),
  );

function createLimbStatement(
  context: ReportContext,
  limb: PanchangLimb,
  { text, because, source }: { text: string; because: string; source: string },
): Statement {
  return createStatement(context, text, because, [limb], source);
}

function writeWeekdayStatement(context: ReportContext): Statement {
  const { vara } = context.chart.panchang;
  const because = chooseWeekdayReason(context)(getWeekday(context), formatGraha(VARAS[vara - 1]!.lord));
  return createLimbStatement(context, 'vara', {
    text: content.panchang.birthWeekday[vara - 1]!,
    because,
    source: content.common.sources.almanac,
  });
}

function chooseWeekdayReason({
  chart,
  isTimeKnown,
}: ReportContext): (weekday: string, lord: string) => string {
  if (!isTimeKnown) return content.moon.birthDayReasons.weekdayOfDate;
  return chart.panchang.sunrise === null
    ? content.moon.birthDayReasons.weekdayByCalendar
    : content.moon.birthDayReasons.weekdayBySunrise;
}

function writeTithiStatement(context: ReportContext): Statement {
  const { tithi } = context.chart.panchang;
  const group = content.panchang.tithiGroups[((tithi - 1) % 15) % 5]!;
  return createLimbStatement(context, 'tithi', {
    text: content.panchang.birthTithi[tithi - 1]!,
    because: content.moon.birthDayReasons.tithi((tithi - 1) * 12, tithi * 12, getLunarDayName(tithi), group),
    source: content.common.sources.lunarDays,
  });
}

function writeKaranaStatement(context: ReportContext): Statement {
  const { karana } = context.chart.panchang;
  const writeReason = content.moon.birthDayReasons[karana % 2 === 1 ? 'firstKarana' : 'secondKarana'];
  return createLimbStatement(context, 'karana', {
    text: content.panchang.birthKarana[getKaranaIndex(karana)]!,
    because: writeReason(getKaranaName(karana)),
    source: content.common.sources.almanac,
  });
}

function writeYogaStatement(context: ReportContext): Statement {
  const { yoga } = context.chart.panchang;
  return createLimbStatement(context, 'yoga', {
    text: content.panchang.birthYoga[yoga - 1]!,
    because: content.moon.birthDayReasons.yoga(yoga, getPanchangaYogaName(yoga)),
    source: content.common.sources.almanac,
  });
}
