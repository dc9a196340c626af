/** The ten poruthams; with open roles in both orders. */
import { content } from '#src/reports/content/content.ts';
import { computePoruthams } from '#src/astrology/matching/poruthams/poruthams.ts';
import type { Porutham, Poruthams } from '#src/astrology/contract-matching.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { createMatchChapter, getMoon, hasKnownMoons, listMoons, type Match, type Person } from './match.ts';
import { describeMoonStars } from './match-phrases.ts';
import { createPairStatement } from './match-statement.ts';

const MANY = 7;
/** By Kalaprakashika. */
const ACCEPTED = 5;

export const poruthamsChapter = createMatchChapter((match) => {
  const poruthams = computePoruthams(getMoon(match.bride), getMoon(match.groom));
  return {
    kind: 'table',
    id: 'match-poruthams',
    ...content.match.matchHeadings.poruthams,
    lead: content.match.poruthamsLead,
    tables: [buildTable(match.bride, match.groom, poruthams)],
    statements: [writeCount(match, poruthams)],
    hasStatementsFirst: true as const,
  };
});

function buildTable(bride: Person, groom: Person, { poruthams }: Poruthams): Table {
  const { caption, head } = content.match.poruthamTable;
  return {
    caption: caption(bride.name, groom.name),
    head: [...head],
    rows: poruthams.map((porutham) => [
      content.match.poruthamNames[porutham.key],
      content.match.poruthamSubjects[porutham.key],
      content.match.gradeNames[porutham.grade],
      describeAgreement(porutham),
    ]),
  };
}

function describeAgreement({ grade, exception }: Porutham): string {
  const { yes, no, exception: byException } = content.match.agreement;
  if (grade !== 'adhamam') return yes;
  return exception === null ? no : byException;
}

function writeCount(match: Match, { agreeing, chiefAgreeing }: Poruthams): Statement {
  const { many, accepted, few, range } = content.match.poruthamCounts;
  const [lowest, highest] = computeCounts(match);
  const write = agreeing >= MANY ? many : agreeing >= ACCEPTED ? accepted : few;
  const isOpen = !hasKnownMoons(match) && lowest !== highest;
  const sentences = [
    isOpen ? range(String(lowest), String(highest)) : write(String(agreeing), String(chiefAgreeing)),
    ...(match.isOpen ? [writeOtherOrder(match)] : []),
  ];
  return createPairStatement(
    match,
    sentences.join(' '),
    content.match.kootaReasons.withPlaces(describeMoonStars(match), content.match.poruthamReason),
    ['Moon.nakshatra', 'Moon.pada'],
    content.match.poruthamSource,
  );
}

function writeOtherOrder({ bride, groom }: Match): string {
  const { agreeing } = computePoruthams(getMoon(groom), getMoon(bride));
  return content.match.poruthamOther(groom.name, bride.name, String(agreeing));
}

function computeCounts({ bride, groom }: Match): [number, number] {
  const counts = listMoons(bride).flatMap((brideMoon) =>
    listMoons(groom).map((groomMoon) => computePoruthams(brideMoon, groomMoon).agreeing),
  );
  return [Math.min(...counts), Math.max(...counts)];
}
