/** Weekdays and the nine taras, if the Moon stayed in one sign and one nakshatra all day. */
import { content } from '#src/reports/content/content.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { HOUSE_NUMBERS } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import type { DayUse } from '#src/reports/content/en/career/work-days.ts';
import { hasOneSign, hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, getGrahaName, getSignName } from '#src/reports/text/phrases.ts';
import { buildTaraTable, WEEK } from '#src/reports/chapters/career/work-days.ts';
import { getLordFromMoon, getSignFromMoon } from './counted-from-moon.ts';
import { getCareerTexts, getTimeUnknownTexts } from '#src/reports/chapters/career/career-stage.ts';

export const workDaysChapterWithoutTime: Chapter = {
  withoutTime: (context) =>
    hasOneSign(context.dayRange, 'Moon') && hasOneNakshatra(context.dayRange)
      ? {
          kind: 'table',
          id: 'work-days',
          ...getCareerTexts(context).careerHeadings.days,
          lead: getTimeUnknownTexts(context).timeUnknownLeads.days,
          tables: [
            buildWeekTable(context),
            buildTaraTable(context, content.career.timeUnknown.nakshatrasCaption),
          ],
          statements: [writeBestDayStatement(context)],
        }
      : null,
};

function buildWeekTable(context: TimeUnknownContext): Table {
  return {
    caption: content.career.timeUnknown.weekCaption,
    head: [...content.career.timeUnknown.daysReasons.weekHead],
    rows: WEEK.map((graha) => {
      const ruledHouses = listRuledHousesFromMoon(context, graha);
      return [
        content.remedies.remedies[graha].day,
        getGrahaName(graha),
        content.career.timeUnknown.daysReasons.ruled(ruledHouses),
        getCareerTexts(context).weekdayUse[graha][chooseDayUse(ruledHouses)],
      ];
    }),
  };
}

const listRuledHousesFromMoon = ({ chart }: TimeUnknownContext, graha: ClassicalGraha): number[] =>
  HOUSE_NUMBERS.filter((house) => getLordFromMoon(chart, house) === graha);

function chooseDayUse(ruledHouses: readonly number[]): DayUse {
  if (ruledHouses.includes(10)) return 'work';
  if (ruledHouses.includes(2) || ruledHouses.includes(11)) return 'gain';
  return [1, 5, 9].some((house) => ruledHouses.includes(house)) ? 'fortune' : 'other';
}

function writeBestDayStatement(context: TimeUnknownContext): Statement {
  const lord = getLordFromMoon(context.chart, 10) as ClassicalGraha;
  const [moonSign, tenthSign] = [context.chart.grahas.Moon.sign, getSignFromMoon(context.chart, 10)].map(
    getSignName,
  );
  const because = content.career.timeUnknown.daysReasons.best(
    content.remedies.remedies[lord].day,
    formatGraha(lord),
    tenthSign!,
    moonSign!,
  );
  return createStatement(
    context,
    getCareerTexts(context).bestDay[lord],
    because,
    ['Moon.sign'],
    content.career.careerSources.tara,
  );
}
