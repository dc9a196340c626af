/** Those one works with: equals, juniors and rivals, clients, superiors, the wider circle. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { houseOf, lordOf, occupants } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { workHeadings, workLeads } from '#src/reports/content/en/career/career-headings.ts';
import { type Company, type Guest, people } from '#src/reports/content/en/career/work-people.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, listed, ordinal } from '#src/reports/text/phrases.ts';
import { bearingKeys, bearingWords, easeOf, seatOf } from './work-condition.ts';

const HOUSES: readonly Company[] = [3, 6, 7, 9, 11];

export const workPeople: Chapter = {
  isIncluded: isTimeKnown,
  write: (reading) => ({
    kind: 'essay',
    id: 'work-people',
    ...workHeadings.people,
    highlightedHouses: [...HOUSES],
    lead: workLeads.people,
    leadBecause: toSentence(leadBecause(reading.chart)),
    parts: HOUSES.map((house) => ({
      id: `people-${house}`,
      title: people[house].title,
      intro: people[house].intro,
      statements: [lordStatement(reading, house), ...guestStatements(reading, house)],
    })),
  }),
};

function leadBecause(chart: Chart): string {
  const peopled = HOUSES.filter((house) => occupants(chart, house).length > 0);
  if (peopled.length === 0)
    return 'none of the five is occupied in your chart, and their lords speak for them';
  return peopled.length === 1
    ? `of the five, the ${ordinal(peopled[0]!)} is occupied in your chart`
    : `of the five, the ${listed(peopled.map(ordinal))} are occupied in your chart`;
}

function lordStatement(reading: ReportContext, house: Company): Statement {
  const { chart } = reading;
  const lord = lordOf(chart, house);
  const seat = houseOf(chart, lord);
  const where = seat === house ? 'stays in that very house' : `is met in the ${ordinal(seat)}`;
  const because = `${grahaName(lord)} speaks for the ${ordinal(house)} house and ${where}, ${bearingWords(chart, lord)}`;
  return createStatement(
    reading,
    people[house].lord[seatOf(seat)][easeOf(chart, lord)],
    because,
    [`lord.${house}`, `${lord}.house`, ...bearingKeys(chart, lord)],
    sources.houseLord,
  );
}

function guestStatements(reading: ReportContext, house: Company): Statement[] {
  const kinds = new Map<Guest, Graha[]>();
  for (const graha of occupants(reading.chart, house)) {
    const kind = KIND[graha];
    kinds.set(kind, [...(kinds.get(kind) ?? []), graha]);
  }
  return [...kinds].slice(0, 2).map(([kind, grahas]) => {
    const names = listed(grahas.map(grahaName));
    const because = `${names} ${grahas.length === 1 ? 'is a guest' : 'are guests'} of the ${ordinal(house)}`;
    const keys = [`house.${house}`];
    return createStatement(reading, people[house].guest[kind], because, keys, workSources.houses[house]);
  });
}

const KIND: Record<Graha, Guest> = {
  Sun: 'light',
  Moon: 'light',
  Mercury: 'gentle',
  Jupiter: 'gentle',
  Venus: 'gentle',
  Mars: 'stern',
  Saturn: 'stern',
  Rahu: 'node',
  Ketu: 'node',
};
