/** Doshas of the match with their exceptions. */
import { content } from '#src/reports/content/content.ts';
import type { Ashtakoota, KootaKey, Poruthams } from '#src/astrology/contract-matching.ts';
import type { Table } from '#src/reports/contract.ts';
import type { VerdictsPage } from '#src/reports/contract-answers.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';
import { describeExceptionsByHour, type ExceptionKey } from './dosha-hours.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import { formatAlternativeHours, listHourAlternatives, type HourAlternative } from './moon-hours.ts';
import { computePoruthams } from '#src/astrology/matching/poruthams/poruthams.ts';
import {
  createMatchChapter,
  createMatchReaders,
  getMoon,
  listKootas,
  listMoons,
  listPersons,
  type Match,
} from './match.ts';
import { describeMoonSigns, describeMoonStars } from './match-phrases.ts';
import { listPossiblePoruthams } from './poruthams.ts';
import { createPairStatement } from './match-statement.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

type Verdict = VerdictsPage['verdicts'][number];
export const MATCH_DOSHAS = ['nadi', 'bhakoot', 'gana'] as const satisfies KootaKey[];
export type MatchDosha = (typeof MATCH_DOSHAS)[number];
/** `open`: the unknown hour of birth decides whether the dosha exists. */
export type DoshaState = 'no' | 'excepted' | 'yes' | 'open';

/** A gana of one point is read like none: the tempers are far apart. */
const GANA_LIMIT = 1;

/** The dosha is lifted if an exception is met at every possible hour; it may be another one at each hour. */
export function judgeDosha(match: Match, dosha: MatchDosha): DoshaState {
  const kootas = listKootas(match);
  const present = kootas.filter((ashtakoota) => hasDosha(ashtakoota, dosha));
  if (present.length === 0) return 'no';
  if (present.length < kootas.length) return 'open';
  const isExcepted = kootas.every(({ pariharas }) => pariharas.some(({ koota }) => koota === dosha));
  return isExcepted ? 'excepted' : 'yes';
}

/** The dosha exists at every possible hour, and an exception is met at some of them only. */
export const isExceptionOpen = (match: Match, dosha: MatchDosha): boolean =>
  judgeDosha(match, dosha) === 'yes' &&
  listExceptions(dosha).some((key) => judgeException(match, key) === 'open');

/** When the dosha exists, and whether an exception is met then. */
function describeDoshaByHour(match: Match, dosha: MatchDosha): string {
  const states = listKootas(match)
    .filter((ashtakoota) => hasDosha(ashtakoota, dosha))
    .map(({ pariharas }) => pariharas.some(({ koota }) => koota === dosha));
  return [
    describeHoursOfDosha(match, dosha),
    chooseExceptionText(states)(content.match.doshaNames[dosha]),
  ].join(' ');
}

/** @param isExcepted at each hour at which the dosha exists */
function chooseExceptionText(isExcepted: readonly boolean[]) {
  const { excepted, none, some } = content.match.doshaOfHours;
  return isExcepted.every(Boolean) ? excepted : isExcepted.some(Boolean) ? some : none;
}

/** "There is bhakoot dosha only if Asha was born before 12:18 am." */
export const describeHoursOfDosha = (match: Match, dosha: MatchDosha): string =>
  describeAlternatives(content.match.doshaNames[dosha], listHoursOfDosha(match, dosha));

/** Of a dosha that exists at some hours only. */
export const isDecidedByBothHours = (match: Match, dosha: MatchDosha): boolean =>
  countDecidingHours(listHoursOfDosha(match, dosha)) > 1;

const listHoursOfDosha = (match: Match, dosha: MatchDosha): HourAlternative[] =>
  listHourAlternatives(match, (groom, bride) => hasDosha(computeAshtakoota(groom, bride), dosha));

const countDecidingHours = (alternatives: readonly HourAlternative[]): number =>
  new Set(alternatives.flatMap((alternative) => alternative.map(({ name }) => name))).size;

function describeAlternatives(name: string, alternatives: readonly HourAlternative[]): string {
  const { only, bothHoursMatter } = content.match.doshaOfHours;
  const sentence = only(name, formatAlternativeHours(alternatives));
  return countDecidingHours(alternatives) > 1 ? `${bothHoursMatter} ${sentence}` : sentence;
}

const hasDosha = ({ kootas }: Ashtakoota, dosha: MatchDosha): boolean =>
  kootas.find(({ key }) => key === dosha)!.points <= (dosha === 'gana' ? GANA_LIMIT : 0);

const listExceptions = (dosha: MatchDosha): ExceptionKey[] =>
  (Object.keys(content.match.exceptions) as ExceptionKey[]).filter((key) => key.startsWith(`${dosha}-`));

function judgeException(match: Match, key: ExceptionKey): 'met' | 'notMet' | 'open' {
  const results = listKootas(match).map(({ pariharas }) =>
    pariharas.some((parihara) => parihara.key === key),
  );
  if (results.every(Boolean)) return 'met';
  return results.some(Boolean) ? 'open' : 'notMet';
}

export const doshasChapter = createMatchChapter((match) => ({
  kind: 'verdicts',
  id: 'match-doshas',
  ...content.match.matchHeadings.doshas,
  verdicts: [...MATCH_DOSHAS.map((dosha) => writeDosha(match, dosha)), writeRajju(match), writeVedha(match)],
}));

function writeDosha(match: Match, dosha: MatchDosha): Verdict {
  const state = judgeDosha(match, dosha);
  const hasExceptions = state === 'yes' || state === 'excepted';
  return {
    question: content.match.doshaQuestions[dosha],
    verdict: content.match.verdicts[state],
    statement: createPairStatement(
      match,
      writeDoshaText(match, dosha, state),
      describeDosha(match, dosha, state),
      listDoshaKeys(match, dosha),
      content.match.kootaSources[dosha],
    ),
    ...(hasExceptions ? { table: buildExceptions(match, dosha) } : {}),
    notes: [],
  };
}

/** At an unknown hour the exceptions depend on the star, if they are not the same at every hour. */
function listDoshaKeys(match: Match, dosha: MatchDosha) {
  const fact = dosha === 'bhakoot' ? 'Moon.sign' : `Moon.${dosha}`;
  const facts = isExceptionOpen(match, dosha) ? [fact, 'Moon.nakshatra'] : [fact];
  const readers = createMatchReaders(match, (other) =>
    writeDoshaText(other, dosha, judgeDosha(other, dosha)),
  );
  return { first: [...facts, ...readers.first], second: [...facts, ...readers.second] };
}

function writeDoshaText(match: Match, dosha: MatchDosha, state: DoshaState): string {
  const { doshaExceptionOpen, doshaTexts, bhakootExceptions, doshaExceptedByHour } = content.match;
  if (state === 'open') return describeDoshaByHour(match, dosha);
  if (isExceptionOpen(match, dosha)) return doshaExceptionOpen[dosha];
  if (state !== 'excepted') return doshaTexts[dosha][state];
  const met = listExceptions(dosha).find((key) => judgeException(match, key) === 'met');
  if (!met) return doshaExceptedByHour[dosha](describeExceptionsByHour(match, dosha));
  return dosha === 'bhakoot'
    ? bhakootExceptions[met as keyof typeof bhakootExceptions]
    : doshaTexts[dosha].excepted;
}

function describeDosha(match: Match, dosha: MatchDosha, state: DoshaState): string {
  const places = dosha === 'bhakoot' ? describeMoonSigns(match) : describeMoonStars(match);
  return content.match.kootaReasons.withPlaces(places, describeDoshaReason(match, dosha, state));
}

function describeDoshaReason(match: Match, dosha: MatchDosha, state: DoshaState): string {
  if (state === 'open') return content.match.kootaReasons.doshaByHour(content.match.doshaNames[dosha]);
  if (dosha !== 'bhakoot') return content.match.doshaReasons[dosha][state === 'no' ? 'no' : 'yes'];
  if (!hasOneSignEach(match)) return content.match.doshaReasons.bhakoot;
  const [from, to] = [getMoon(match.first).sign, getMoon(match.second).sign];
  return content.match.pairReasons.count(
    formatOrdinal(countHouse(from, to)),
    formatOrdinal(countHouse(to, from)),
  );
}

const hasOneSignEach = (match: Match): boolean =>
  listPersons(match).every((person) => new Set(listMoons(person).map(({ sign }) => sign)).size === 1);

function buildExceptions(match: Match, dosha: MatchDosha): Table {
  const { caption, head, states } = content.match.exceptionsTable;
  return {
    caption: caption[dosha],
    head: [...head],
    rows: listExceptions(dosha).map((key) => [
      content.match.exceptions[key],
      states[judgeException(match, key)],
      content.match.exceptionSources[key],
    ]),
  };
}

function writeRajju(match: Match): Verdict {
  const { groom, bride } = match;
  const state = judgePorutham(match, 'rajju');
  const describeParts = (of: 'first' | 'second') =>
    content.grammar.formatAlternatives([
      ...new Set(
        listKootas(match).map(({ southernKootas }) => content.match.rajjuParts[southernKootas.rajju[of]]!),
      ),
    ]);
  return {
    question: content.match.doshaQuestions.rajju,
    verdict: content.match.verdicts[toDoshaState(state)],
    statement: createPairStatement(
      match,
      writePoruthamText(match, 'rajju', state),
      content.match.rajjuReason(groom.name, describeParts('first'), bride.name, describeParts('second')),
      ['Moon.nakshatra'],
      content.match.southernSource,
    ),
    notes: [],
  };
}

/**
 * `exceptedByHour`: the dosha is absent at some hours, and an exception is met at the others. `exceptionOpen`: the dosha exists
 * at every hour, and an exception is met at some of them only.
 */
type PoruthamState = DoshaState | 'exceptedByHour' | 'exceptionOpen';

type PoruthamDosha = 'rajju' | 'vedha';

/** In agreement with the chapter on the poruthams: a dosha with an exception agrees. */
function judgePorutham(match: Match, searchedKey: PoruthamDosha): PoruthamState {
  const states = listPossiblePoruthams(match).map((poruthams) => getPoruthamState(poruthams, searchedKey));
  const [state, ...others] = new Set(states);
  if (others.length === 0) return state!;
  if (!states.includes('yes')) return 'exceptedByHour';
  return states.includes('no') ? 'open' : 'exceptionOpen';
}

function getPoruthamState({ poruthams }: Poruthams, searchedKey: PoruthamDosha): 'no' | 'yes' | 'excepted' {
  const { grade, exception } = poruthams.find(({ key }) => key === searchedKey)!;
  if (grade !== 'adhamam') return 'no';
  return exception === null ? 'yes' : 'excepted';
}

/** When the dosha exists, and whether an exception is met then. */
function describePoruthamByHour(match: Match, key: PoruthamDosha): string {
  const name = content.match.southernNames[key];
  const present = listPossiblePoruthams(match)
    .map((poruthams) => getPoruthamState(poruthams, key))
    .filter((state) => state !== 'no');
  return [
    describeAlternatives(
      name,
      listHourAlternatives(
        match,
        (groom, bride) => getPoruthamState(computePoruthams(bride, groom), key) !== 'no',
      ),
    ),
    chooseExceptionText(present.map((state) => state === 'excepted'))(name),
  ].join(' ');
}

function toDoshaState(state: PoruthamState): DoshaState {
  if (state === 'exceptedByHour') return 'excepted';
  return state === 'exceptionOpen' ? 'open' : state;
}

function writePoruthamText(match: Match, key: PoruthamDosha, state: PoruthamState): string {
  const { southernExceptionOpen, southernNames, doshaTexts } = content.match;
  if (state === 'open') return describePoruthamByHour(match, key);
  return state === 'exceptionOpen' ? southernExceptionOpen(southernNames[key]) : doshaTexts[key][state];
}

function writeVedha(match: Match): Verdict {
  const state = judgePorutham(match, 'vedha');
  const { southernNames, doshaReasons, kootaReasons, verdicts } = content.match;
  const isByHour = state === 'open' || state === 'exceptedByHour';
  return {
    question: content.match.doshaQuestions.vedha,
    verdict: verdicts[toDoshaState(state)],
    statement: createPairStatement(
      match,
      writePoruthamText(match, 'vedha', state),
      kootaReasons.withPlaces(
        describeMoonStars(match),
        isByHour
          ? kootaReasons.doshaByHour(southernNames.vedha)
          : doshaReasons.vedha[state === 'no' ? 'no' : 'yes'],
      ),
      ['Moon.nakshatra'],
      content.match.southernSource,
    ),
    notes: [],
  };
}
