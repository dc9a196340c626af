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
import { listConditionKeys, describeCondition, getEase, classifyHouse } from './work-condition.ts';

const HOUSES: readonly Company[] = [3, 6, 7, 9, 11];

export const workPeopleChapter: Chapter = {
  isIncluded: isTimeKnown,
  write: (context) => ({
    kind: 'essay',
    id: 'work-people',
    ...workHeadings.people,
    highlightedHouses: [...HOUSES],
    lead: workLeads.people,
    leadBecause: toSentence(writeLeadReason(context.chart)),
    parts: HOUSES.map((house) => ({
      id: `people-${house}`,
      title: people[house].title,
      intro: people[house].intro,
      statements: [writeLordStatement(context, house), ...writeOccupantStatements(context, house)],
    })),
  }),
};

function writeLeadReason(chart: Chart): string {
  const peopled = HOUSES.filter((house) => occupants(chart, house).length > 0);
  if (peopled.length === 0)
    return 'none of the five is occupied in your chart, and their lords speak for them';
  return peopled.length === 1
    ? `of the five, the ${ordinal(peopled[0]!)} is occupied in your chart`
    : `of the five, the ${listed(peopled.map(ordinal))} are occupied in your chart`;
}

function writeLordStatement(context: ReportContext, house: Company): Statement {
  const { chart } = context;
  const lord = lordOf(chart, house);
  const seat = houseOf(chart, lord);
  const where = seat === house ? 'stays in that very house' : `is met in the ${ordinal(seat)}`;
  const because = `${grahaName(lord)} speaks for the ${ordinal(house)} house and ${where}, ${describeCondition(chart, lord)}`;
  return createStatement(
    context,
    people[house].lord[classifyHouse(seat)][getEase(chart, lord)],
    because,
    [`lord.${house}`, `${lord}.house`, ...listConditionKeys(chart, lord)],
    sources.houseLord,
  );
}

function writeOccupantStatements(context: ReportContext, house: Company): Statement[] {
  const kinds = new Map<Guest, Graha[]>();
  for (const graha of occupants(context.chart, house)) {
    const kind = OCCUPANT_KIND[graha];
    kinds.set(kind, [...(kinds.get(kind) ?? []), graha]);
  }
  return [...kinds].slice(0, 2).map(([kind, grahas]) => {
    const names = listed(grahas.map(grahaName));
    const because = `${names} ${grahas.length === 1 ? 'is a guest' : 'are guests'} of the ${ordinal(house)}`;
    const keys = [`house.${house}`];
    return createStatement(context, people[house].guest[kind], because, keys, workSources.houses[house]);
  });
}

const OCCUPANT_KIND: Record<Graha, Guest> = {
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
