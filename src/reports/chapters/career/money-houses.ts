/** Money through six houses: each by its lord's seat and bearing, and by whoever stands in it. */
import type { Graha } from '#src/astrology/contract.ts';
import { houseOf, lordOf, occupants } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { workHeadings, workLeads } from '#src/reports/content/en/career/career-headings.ts';
import { type Area, moneyAreas } from '#src/reports/content/en/career/money-houses.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, ordinal } from '#src/reports/text/phrases.ts';
import { bearingKeys, bearingWords, easeOf, seatOf } from './work-condition.ts';
import { thriftStatement } from './saving.ts';

export const workMoney: Chapter = {
  isIncluded: isTimeKnown,
  write: (reading) => ({
    kind: 'essay',
    id: 'work-money',
    ...workHeadings.money,
    highlightedHouses: [2, 4, 6, 8, 11, 12],
    lead: workLeads.money,
    leadBecause: toSentence(
      `${grahaName(lordOf(reading.chart, 11))} brings in and ${grahaName(lordOf(reading.chart, 2))} keeps, as lords of the eleventh and second houses`,
    ),
    parts: moneyAreas.map((area) => ({
      id: area.id,
      title: area.title,
      intro: area.intro,
      statements: [
        lordStatement(reading, area),
        ...guestStatements(reading, area),
        ...(area.house === 2
          ? [thriftStatement(reading, easeOf(reading.chart, lordOf(reading.chart, 2)))]
          : []),
      ],
    })),
  }),
};

function lordStatement(reading: ReportContext, { house, lord: texts }: Area): Statement {
  const { chart } = reading;
  const lord = lordOf(chart, house);
  const seat = houseOf(chart, lord);
  const where = seat === house ? 'from inside it' : `from the ${ordinal(seat)}`;
  const because = `${grahaName(lord)} minds the ${ordinal(house)} house ${where}, ${bearingWords(chart, lord)}`;
  return createStatement(
    reading,
    texts[seatOf(seat)][easeOf(chart, lord)],
    because,
    [`lord.${house}`, `${lord}.house`, ...bearingKeys(chart, lord)],
    sources.houseLord,
  );
}

function guestStatements(reading: ReportContext, area: Area): Statement[] {
  const guests = occupants(reading.chart, area.house);
  if (guests.length === 0) return [emptyStatement(reading, area)];
  return guests.map((graha) => guestStatement(reading, area, graha));
}

function emptyStatement(reading: ReportContext, { house, empty }: Area): Statement {
  const because = `nobody of the nine stands in the ${ordinal(house)} house`;
  return createStatement(reading, empty, because, [`house.${house}`], workSources.houses[house]);
}

function guestStatement(reading: ReportContext, { house, guest }: Area, graha: Graha): Statement {
  const because = `${grahaName(graha)} is lodged in the ${ordinal(house)} house of your chart`;
  return createStatement(reading, guest[graha], because, [`${graha}.house`], workSources.houses[house]);
}
