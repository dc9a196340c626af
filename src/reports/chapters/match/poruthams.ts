/** The ten poruthams; with open roles in both orders. */
import { content } from '#src/reports/content/content.ts';
import { computePoruthams } from '#src/astrology/matching/poruthams/poruthams.ts';
import type { Porutham, Poruthams } from '#src/astrology/contract-matching.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import {
  createMatchChapter,
  createMatchReaders,
  getMoon,
  hasKnownMoons,
  listMoons,
  type Match,
} from './match.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { describeMoonSigns, describeMoonStars } from './match-phrases.ts';
import { createPairStatement } from './match-statement.ts';
import { describePoruthamValues, isAgreeing } from './porutham-values.ts';
import { buildSeventhHouseTable } from './seventh-house-table.ts';

const MANY = 7;
/** By Kalaprakashika. */
const ACCEPTED = 5;

export const poruthamsChapter = createMatchChapter((match) => {
  const possible = listPossiblePoruthams(match);
  const seventhHouse = buildSeventhHouseTable(match);
  return {
    kind: 'table',
    id: 'match-poruthams',
    ...content.match.matchHeadings.poruthams,
    lead: content.match.poruthamsLead,
    tables: [buildTable(match, possible), ...(seventhHouse ? [seventhHouse] : []), createQuestionTable()],
    statements: [writeCount(match, possible), ...writeExceptions(match)],
    hasStatementsFirst: true as const,
  };
});

/** Lists the poruthams of every combination of two possible Moons; one if both birth times are known. */
export const listPossiblePoruthams = ({ bride, groom }: Match): Poruthams[] =>
  listMoons(bride).flatMap((brideMoon) =>
    listMoons(groom).map((groomMoon) => computePoruthams(brideMoon, groomMoon)),
  );

function buildTable(match: Match, possible: readonly Poruthams[]): Table {
  const { caption, head } = content.match.poruthamTable;
  return {
    caption: caption(match.bride.name, match.groom.name),
    head: [...head],
    rows: possible[0]!.poruthams.map(({ key }, i) => {
      const results = possible.map(({ poruthams }) => poruthams[i]!);
      return [
        content.match.poruthamNames[key],
        content.match.poruthamSubjects[key],
        describeCommon(results.map(({ grade }) => content.match.gradeNames[grade])),
        describeResult(results),
        describePoruthamValues(match, key),
      ];
    }),
  };
}

function createQuestionTable(): Table {
  const { caption, head, rows } = content.match.astrologerQuestions;
  return { caption, head: [...head], rows: rows.map((row) => [...row]) };
}

/** The value that is the same at every hour. */
function describeCommon(values: readonly string[]): string {
  const [value, ...others] = new Set(values);
  return others.length > 0 ? content.match.agreement.open : value!;
}

/** A porutham that agrees at every hour, at some of them only by an exception, agrees. */
function describeResult(results: readonly Porutham[]): string {
  const value = describeCommon(results.map(describeAgreement));
  return value === content.match.agreement.open && results.every(isAgreeing)
    ? content.match.agreement.yes
    : value;
}

function describeAgreement({ grade, exception }: Porutham): string {
  const { yes, no, exception: byException } = content.match.agreement;
  if (grade !== 'adhamam') return yes;
  return exception === null ? no : byException;
}

function writeCount(match: Match, possible: readonly Poruthams[]): Statement {
  const { many, accepted, few, range, sameCount } = content.match.poruthamCounts;
  const counts = possible.map(({ agreeing }) => agreeing);
  const [lowest, highest] = [Math.min(...counts), Math.max(...counts)];
  const { agreeing, chiefAgreeing } = possible[0]!;
  const chiefCounts = new Set(possible.map((poruthams) => poruthams.chiefAgreeing));
  const write = agreeing >= MANY ? many : agreeing >= ACCEPTED ? accepted : few;
  const writeByHour = () =>
    lowest === highest
      ? sameCount(String(lowest))
      : range(content.grammar.formatSpan(String(lowest), String(highest)));
  const sentences = [
    lowest === highest && chiefCounts.size === 1
      ? write(String(agreeing), String(chiefAgreeing))
      : writeByHour(),
    ...(match.areRolesOpen && hasKnownMoons(match) ? [writeOtherOrder(match)] : []),
  ];
  return createPairStatement(
    match,
    sentences.join(' '),
    content.match.kootaReasons.withPlaces(describeMoonStars(match), content.match.poruthamReason),
    ['Moon.nakshatra', 'Moon.pada'],
    content.match.poruthamSource,
  );
}

/** Names the poruthams that agree by an exception, if both birth times are known. */
function writeExceptions(match: Match): Statement[] {
  if (!hasKnownMoons(match)) return [];
  return listExceptions(match).map(([exception, names]) => {
    const { poruthamSignExceptions, poruthamStarExceptions } = content.match;
    const ofSigns = poruthamSignExceptions[exception];
    const key = ofSigns ? 'Moon.sign' : 'Moon.nakshatra';
    const readers = createMatchReaders(match, (other) => JSON.stringify(listExceptions(other)));
    return createPairStatement(
      match,
      content.match.poruthamExcepted(names),
      ofSigns
        ? content.match.kootaReasons.withPlaces(describeMoonSigns(match), ofSigns)
        : content.match.kootaReasons.withPlaces(describeMoonStars(match), poruthamStarExceptions[exception]!),
      { first: [key, ...readers.first], second: [key, ...readers.second] },
      content.match.poruthamSource,
    );
  });
}

/** Each exception with the names of the poruthams that agree by it. */
function listExceptions({ bride, groom }: Match): [exception: string, names: string][] {
  const { poruthams } = computePoruthams(getMoon(bride), getMoon(groom));
  const excepted = poruthams.filter(({ exception }) => exception !== null);
  return [...Map.groupBy(excepted, ({ exception }) => exception!)].map(([exception, ofException]) => [
    exception,
    formatList(ofException.map(({ key }) => content.match.poruthamNames[key])),
  ]);
}

function writeOtherOrder({ bride, groom }: Match): string {
  const { agreeing } = computePoruthams(getMoon(groom), getMoon(bride));
  return content.match.poruthamOther(groom.name, bride.name, String(agreeing));
}
