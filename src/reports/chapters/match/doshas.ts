/** Doshas of the match with their exceptions, and Manglik of both. */
import { content } from '#src/reports/content/content.ts';
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import type { Manglik } from '#src/astrology/contract-doshas.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import { matchManglik } from '#src/astrology/doshas/manglik-match.ts';
import { writeManglikReason } from '#src/reports/chapters/answers/manglik-reason.ts';
import type { Table } from '#src/reports/contract.ts';
import type { VerdictsPage } from '#src/reports/contract-answers.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createGeneralStatement } from '#src/reports/text/statement.ts';
import { formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { createMatchChapter, getMoon, listMoons, listPersons, type Match, type Person } from './match.ts';
import { describeMoonSigns, describeMoonStars } from './match-phrases.ts';
import { createPairStatement, createPersonStatement } from './match-statement.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

type Verdict = VerdictsPage['verdicts'][number];
export const MATCH_DOSHAS = ['nadi', 'bhakoot', 'gana'] as const satisfies KootaKey[];
export type MatchDosha = (typeof MATCH_DOSHAS)[number];
export type DoshaState = 'no' | 'excepted' | 'yes';

/** A gana of one point is read like none: the tempers are far apart. */
const GANA_LIMIT = 1;

/** By the Moons of the charts. */
export function judgeDosha({ kootas }: Match, dosha: MatchDosha): DoshaState {
  const { points } = kootas.kootas.find(({ key }) => key === dosha)!;
  if (points > (dosha === 'gana' ? GANA_LIMIT : 0)) return 'no';
  return kootas.pariharas.some(({ koota }) => koota === dosha) ? 'excepted' : 'yes';
}

/** The hour of birth decides whether the dosha exists. */
export const isDoshaOpen = (match: Match, dosha: MatchDosha): boolean =>
  new Set(
    listMoons(match.groom).flatMap((groomMoon) =>
      listMoons(match.bride).map((brideMoon) =>
        judgeDosha({ ...match, kootas: computeAshtakoota(groomMoon, brideMoon) }, dosha),
      ),
    ),
  ).size > 1;

export const doshasChapter = createMatchChapter((match) => ({
  kind: 'verdicts',
  id: 'match-doshas',
  ...content.match.matchHeadings.doshas,
  verdicts: [...MATCH_DOSHAS.map((dosha) => writeDosha(match, dosha)), writeRajju(match), writeVedha(match)],
}));

function writeDosha(match: Match, dosha: MatchDosha): Verdict {
  const state = judgeDosha(match, dosha);
  const isOpen = isDoshaOpen(match, dosha);
  const text = isOpen
    ? content.match.about(content.match.doshaNamesAsTitle[dosha], content.match.doshaOpen)
    : content.match.doshaTexts[dosha][state];
  const key = dosha === 'bhakoot' ? 'Moon.sign' : 'Moon.nakshatra';
  return {
    question: content.match.doshaQuestions[dosha],
    verdict: content.match.verdicts[isOpen ? 'open' : state],
    statement: createPairStatement(
      match,
      text,
      describeDosha(match, dosha),
      [key],
      content.match.kootaSources[dosha],
    ),
    ...(state === 'no' ? {} : { table: buildExceptions(match, dosha) }),
    notes: [],
  };
}

function describeDosha(match: Match, dosha: MatchDosha): string {
  if (dosha === 'bhakoot') {
    const [from, to] = [getMoon(match.first).sign, getMoon(match.second).sign];
    return content.match.kootaReasons.withPlaces(
      describeMoonSigns(match),
      content.match.pairReasons.count(
        formatOrdinal(countHouse(from, to)),
        formatOrdinal(countHouse(to, from)),
      ),
    );
  }
  return content.match.kootaReasons.withPlaces(
    describeMoonStars(match),
    content.match.doshaReasons[dosha][judgeDosha(match, dosha) === 'no' ? 'no' : 'yes'],
  );
}

function buildExceptions({ kootas }: Match, dosha: MatchDosha): Table {
  const { caption, head, met, notMet } = content.match.exceptionsTable;
  const keys = Object.keys(content.match.exceptions) as (keyof typeof content.match.exceptions)[];
  return {
    caption: caption[dosha],
    head: [...head],
    rows: keys
      .filter((key) => key.startsWith(`${dosha}-`))
      .map((key) => [
        content.match.exceptions[key],
        kootas.pariharas.some((parihara) => parihara.key === key) ? met : notMet,
        content.match.exceptionSources[key],
      ]),
  };
}

function writeRajju(match: Match): Verdict {
  const { groom, bride, kootas } = match;
  const { rajju } = kootas.southernKootas;
  const [groomPart, bridePart] = [rajju.first, rajju.second].map((part) => content.match.rajjuParts[part]!);
  return {
    question: content.match.doshaQuestions.rajju,
    verdict: content.match.verdicts[rajju.agrees ? 'no' : 'yes'],
    statement: createPairStatement(
      match,
      content.match.doshaTexts.rajju[rajju.agrees ? 'no' : 'yes'],
      content.match.rajjuReason(groom.name, groomPart!, bride.name, bridePart!),
      ['Moon.nakshatra'],
      content.match.southernSource,
    ),
    notes: [],
  };
}

function writeVedha(match: Match): Verdict {
  const { agrees } = match.kootas.southernKootas.vedha;
  return {
    question: content.match.doshaQuestions.vedha,
    verdict: content.match.verdicts[agrees ? 'no' : 'yes'],
    statement: createPairStatement(
      match,
      content.match.doshaTexts.vedha[agrees ? 'no' : 'yes'],
      content.match.kootaReasons.withPlaces(
        describeMoonStars(match),
        content.match.doshaReasons.vedha[agrees ? 'no' : 'yes'],
      ),
      ['Moon.nakshatra'],
      content.match.southernSource,
    ),
    notes: [],
  };
}

export const manglikOfBothChapter = createMatchChapter((match) => ({
  kind: 'verdicts',
  id: 'match-manglik',
  ...content.match.matchHeadings.manglik,
  verdicts: [...listPersons(match).map(writeManglikOfPerson), writeManglikOfBoth(match)],
}));

function writeManglikOfPerson(person: Person): Verdict {
  const { chart } = person.context;
  const manglik = judgeManglik(chart);
  return {
    question: content.match.manglikQuestions.person(person.name),
    verdict: content.match.manglikAsVerdict[manglik.verdict],
    statement: createPersonStatement(
      person,
      content.match.manglikOfPerson[manglik.verdict](person.name),
      content.match.ofPerson(person.name, writeManglikReason(chart, manglik)),
      listManglikKeys(manglik),
      content.match.manglikSource,
    ),
    notes: [],
  };
}

export const listManglikKeys = (manglik: Manglik) => [
  ...manglik.counts.flatMap(({ keys }) => keys),
  (other: ReportContext) => {
    const judged = judgeManglik(other.chart);
    return `${judged.verdict} ${writeManglikReason(other.chart, judged)}`;
  },
];

export const judgeManglikOfBoth = ({ first, second }: Match) =>
  matchManglik(first.context.chart, second.context.chart);

/** The reason names both verdicts. */
export const describeManglikOfBoth = ({ first, second }: Match): string =>
  content.match.manglikTogetherReason(describeMars(first), describeMars(second));

function describeMars({ name, context: { chart } }: Person): string {
  const verdict = content.match.manglikVerdicts[judgeManglik(chart).verdict];
  const { house, sign } = content.match.marsPlaces;
  return chart.lagna
    ? house(content.timing.formatHouseNumber(getHouse(chart, 'Mars')), name, verdict)
    : sign(getSignName(chart.grahas.Mars.sign), name, verdict);
}

export const listManglikKeysOfBoth = ({ first, second }: Match) => ({
  first: listManglikKeys(judgeManglik(first.context.chart)),
  second: listManglikKeys(judgeManglik(second.context.chart)),
});

function writeManglikOfBoth(match: Match): Verdict {
  const { verdict, text } = content.match.manglikTogether[judgeManglikOfBoth(match).verdict];
  return {
    question: content.match.manglikQuestions.both,
    verdict,
    statement: createPairStatement(
      match,
      text,
      describeManglikOfBoth(match),
      listManglikKeysOfBoth(match),
      content.match.manglikSource,
    ),
    notes: [createGeneralStatement(content.match.manglikNote, content.match.manglikNoteReason)],
  };
}
