/** The eight kootas: the table of points, and each koota in plain words. */
import { content } from '#src/reports/content/content.ts';
import { getScoreBand, MAX_POINTS, SCORE_BANDS } from '#src/astrology/contract-score-bands.ts';
import type { Koota } from '#src/astrology/contract-matching.ts';
import { BLANK } from '#src/reports/chapters/astrologer/cells.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { getNakshatraName, getSignName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { createPairStatement } from './match-statement.ts';
import {
  computeRange,
  createMatchChapter,
  hasKnownMoons,
  listMoons,
  listPersons,
  type Match,
  type PointRange,
} from './match.ts';
import { describeMoonSigns, describeMoonStars, formatPointRange, formatPoints } from './match-phrases.ts';
import { hasNoTime, listByHours, type PersonWithoutTime } from './moon-hours.ts';
import { writeKootaGroups } from './koota-groups.ts';
import { computeKootaRange, formatKootaValue, writeKootaStatement } from './koota-results.ts';

export const computeTotalRange = (match: Match): PointRange => computeRange(match, ({ total }) => total);

/** The sum, or its range if an hour of birth is unknown. */
export const formatTotal = (match: Match): string =>
  hasKnownMoons(match) ? formatPoints(match.kootas.total) : formatPointRange(computeTotalRange(match));

export const scoreChapter = createMatchChapter((match) => ({
  kind: 'table',
  id: 'match-score',
  ...content.match.matchHeadings.score,
  lead: content.match.scoreLead(formatTotal(match)),
  tables: [
    buildScoreTable(match),
    ...listPersons(match)
      .filter(hasNoTime)
      .map((person) => buildStarTable(match, person))
      .filter(({ rows }) => rows.length > 1),
  ],
  statements: [writeBandStatement(match), writeRolesStatement(match), ...writeKootaGroups(match)],
}));

const buildScoreTable = (match: Match): Table => ({
  caption: content.match.scoreTable.caption,
  head: content.match.scoreTable.head(match.groom.name, match.bride.name),
  rows: [
    ...match.kootas.kootas.map((koota) => buildRow(match, koota)),
    [content.match.scoreTable.total, BLANK, BLANK, BLANK, formatTotal(match), String(MAX_POINTS)],
  ],
});

const buildRow = (match: Match, koota: Koota): string[] => [
  content.match.kootaNames[koota.key],
  content.match.kootaSubjects[koota.key],
  formatKootaValue(match, koota, 'groom'),
  formatKootaValue(match, koota, 'bride'),
  formatPointRange(computeKootaRange(match, koota)),
  String(koota.maximum),
];

type SumOfHours = { hours: string; star: number; sign: number; range: PointRange };

/** The sum for each star and sign of the Moon on a day of birth whose hour is unknown. */
export const listSumsByHours = (match: Match, person: PersonWithoutTime): SumOfHours[] =>
  listByHours(person, ({ nakshatra, sign }) => `${nakshatra} ${sign}`).map(({ value, hours }) => {
    const [star, sign] = value.split(' ').map(Number) as [number, number];
    const range = computeRange(
      match,
      ({ total }) => total,
      (other) =>
        listMoons(other).filter(
          (moon) => other !== person || (moon.nakshatra === star && moon.sign === sign),
        ),
    );
    return { hours, star, sign, range };
  });

function buildStarTable(match: Match, person: PersonWithoutTime): Table {
  const { caption, head } = content.match.hoursTable;
  return {
    caption: caption(person.name),
    head: head(person.name),
    rows: listSumsByHours(match, person).map(({ hours, star, sign, range }) => [
      toUppercaseFirst(hours),
      getNakshatraName(star),
      getSignName(sign),
      formatPointRange(range),
    ]),
  };
}

function writeBandStatement(match: Match): Statement {
  const { lowest, highest } = computeTotalRange(match);
  const isRange = !hasKnownMoons(match) && lowest !== highest;
  const band = getScoreBand(match.kootas.total);
  const text = isRange
    ? content.match.scoreOpen
    : content.match.scoreBands[band](formatPoints(SCORE_BANDS[band]));
  return createPairStatement(
    match,
    text,
    content.match.kootaReasons.withPlaces(
      describeMoonStars(match),
      content.match.scoreBandReasons(formatTotal(match)),
    ),
    ['Moon.nakshatra'],
  );
}

function writeRolesStatement(match: Match): Statement {
  const { groom, bride, areRolesOpen } = match;
  const text = areRolesOpen ? content.match.roles.open : content.match.roles.chosen(groom.name, bride.name);
  const because = content.match.kootaReasons.withPlaces(describeMoonSigns(match), content.match.rolesReason);
  return createPairStatement(match, text, because, ['Moon.sign']);
}

export const kootasChapter = createMatchChapter((match) => ({
  kind: 'essay',
  id: 'match-kootas',
  ...content.match.matchHeadings.kootas,
  highlightedHouses: [],
  lead: content.match.kootasLead,
  leadBecause: content.match.kootasLeadReason(describeMoonStars(match)),
  parts: match.kootas.kootas.map((koota) => ({
    id: koota.key,
    title: content.match.kootaTitle(
      content.match.kootaNames[koota.key],
      formatPointRange(computeKootaRange(match, koota)),
      koota.maximum,
    ),
    intro: content.match.kootaMeasures[koota.key],
    statements: [writeKootaStatement(match, koota)],
  })),
}));
