/** The two births in one table, and both charts side by side. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Graha, type Point } from '#src/astrology/contract.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import type { ReferenceCell, ReferenceChart, ReferenceTable } from '#src/reports/contract-answers.ts';
import { listPossibleCharts, type ReportContext } from '#src/reports/context/report-context.ts';
import { isBornBeforeSunrise } from '#src/reports/facts/birth-weekday.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import {
  formatClock,
  formatDate,
  formatDegrees,
  formatList,
  formatWeekday,
  getGrahaName,
  getLunarDayName,
  getNakshatraName,
  getSignName,
  getVaraName,
} from '#src/reports/text/phrases.ts';
import { createMatchChapter, getMoon, listPersons, type Match, type Person } from './match.ts';
import { writePersonStatements } from './match-statement.ts';

export const birthsChapter = createMatchChapter((match) => ({
  kind: 'table',
  id: 'match-births',
  ...content.match.matchHeadings.births,
  lead: content.match.birthsLead,
  tables: [buildBirthsTable(match)],
  statements: writeTimeStatements(match),
}));

function buildBirthsTable(match: Match): Table {
  const { caption, head, labels } = content.match.birthsTable;
  const rows: [keyof typeof labels, (person: Person) => string][] = [
    ['name', ({ context }) => context.birth.name],
    ['role', (person) => nameRole(match, person)],
    ['date', ({ context }) => formatDate(context.birth.date)],
    ['weekday', ({ context }) => describeWeekday(context)],
    ['time', ({ context }) => describeTime(context)],
    ['place', ({ context }) => context.birthText.place],
    ['clock', ({ context }) => context.birth.clock],
    ['lagna', ({ context }) => (context.chart.lagna ? getSignName(context.chart.lagna.sign) : getUnknown())],
    ['moon', (person) => joinPossible(listPossible(person, ({ sign }) => getSignName(sign)))],
    ['star', (person) => describeStar(person)],
    ['tithi', (person) => describeTithi(person)],
    ['periodNow', ({ context }) => describePeriod(context)],
  ];
  return {
    caption,
    head: head(match.first.name, match.second.name),
    rows: rows.map(([key, write]) => [labels[key], ...listPersons(match).map(write)]),
  };
}

const getUnknown = (): string => content.match.birthsTable.unknown;

function nameRole({ areRolesOpen, groom }: Match, person: Person): string {
  const { open, groom: groomName, bride } = content.match.roleNames;
  if (areRolesOpen) return open;
  return person === groom ? groomName : bride;
}

function describeWeekday(context: ReportContext): string {
  const weekday = formatWeekday(context.birth.date);
  return isBornBeforeSunrise(context)
    ? content.match.birthsTable.weekdayBeforeSunrise(weekday, getVaraName(context.chart.panchang.vara))
    : weekday;
}

function describeTime({ birth, isTimeKnown }: ReportContext): string {
  if (!isTimeKnown) return getUnknown();
  const time = formatClock(birth.utc, birth.utcOffsetSeconds);
  return birth.timeKind === 'approximate' ? content.match.birthsTable.approximate(time) : time;
}

/** In the order of the day. */
const listPossible = ({ context }: Person, read: (moon: Point) => string): string[] => [
  ...new Set(listPossibleCharts(context).map(({ grahas }) => read(grahas.Moon))),
];

const joinPossible = (names: readonly string[]): string => content.grammar.formatAlternatives(names);

function describeStar(person: Person): string {
  if (!person.context.isTimeKnown)
    return joinPossible(listPossible(person, ({ nakshatra }) => getNakshatraName(nakshatra)));
  const { nakshatra, pada } = getMoon(person);
  return content.match.birthsTable.starWithQuarter(getNakshatraName(nakshatra), String(pada));
}

const describeTithi = ({ context }: Person): string =>
  joinPossible([
    ...new Set(listPossibleCharts(context).map(({ panchang }) => getLunarDayName(panchang.tithi))),
  ]);

/** Without a birth time the antardasha is unknown. */
function describePeriod({ chart, now, isTimeKnown }: ReportContext): string {
  if (!isTimeKnown) return getUnknown();
  const { maha, antar } = findDashasAt(chart, now);
  return content.match.birthsTable.period(getGrahaName(antar.lord), getGrahaName(maha.lord));
}

const writeTimeStatements = (match: Match): Statement[] =>
  writePersonStatements(
    match,
    (person) => {
      const { timeKind } = person.context.birth;
      return {
        value: timeKind,
        text: content.match.timeStatements[timeKind],
        because: content.match.ofPerson(person.name, content.match.timeReasons[timeKind]),
      };
    },
    ['given.timeKind'],
  );

/** Both charts, and every graha of both in one table. */
export const chartsOfBothChapter = createMatchChapter((match) => ({
  kind: 'reference',
  id: 'match-charts',
  ...content.match.matchHeadings.charts,
  intro: describeOrigin(match),
  charts: listPersons(match).map(buildChart),
  groups: [[buildPositionsTable(match)]],
  statements: [],
}));

/** Without a birth time the positions are those of noon. */
function describeOrigin(match: Match): string {
  const names = listPersons(match)
    .filter(({ context }) => !context.isTimeKnown)
    .map(({ name }) => name);
  const { chartsIntro, chartsOfNoon } = content.match;
  return names.length > 0 ? `${chartsIntro} ${chartsOfNoon(formatList(names))}` : chartsIntro;
}

/** Without a birth time counted from the Moon. */
function buildChart(person: Person): ReferenceChart {
  const { chart } = person.context;
  const { chartTitle, chartCaption } = content.match;
  const shared = { title: chartTitle(person.name), ...(person.isSecond ? { isPartner: true as const } : {}) };
  if (chart.lagna)
    return { ...shared, caption: chartCaption.lagna(person.name, getSignName(chart.lagna.sign)) };
  const lagna = getMoon(person).sign;
  const signs = GRAHAS.map((graha) => [graha, chart.grahas[graha].sign] as const);
  return {
    ...shared,
    caption: chartCaption.moon(person.name, getSignName(lagna)),
    signs: { lagna, grahas: Object.fromEntries(signs) as Record<Graha, number> },
  };
}

function buildPositionsTable({ first, second }: Match): ReferenceTable {
  const { title, head, lagna } = content.match.positionsTable;
  const [a, b] = [first, second].map(({ context }) => context.chart);
  const rows: ReferenceCell[][] = GRAHAS.map((graha) => [
    getGrahaName(graha),
    ...describePoint(a!.grahas[graha]),
    ...describePoint(b!.grahas[graha]),
  ]);
  return {
    title,
    head: head(first.name, second.name),
    rows: [[lagna, ...describePoint(a!.lagna), ...describePoint(b!.lagna)], ...rows],
    width: 170,
  };
}

const describePoint = (point: Point | null): string[] =>
  point
    ? [getSignName(point.sign), formatDegrees(point.degreeInSign), getNakshatraName(point.nakshatra)]
    : [getUnknown(), NO_VALUE, NO_VALUE];

const NO_VALUE = '–';
