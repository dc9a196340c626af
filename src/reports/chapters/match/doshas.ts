/** Doshas of the match with their exceptions. */
import { content } from '#src/reports/content/content.ts';
import type { Ashtakoota, KootaKey } from '#src/astrology/contract-matching.ts';
import type { Table } from '#src/reports/contract.ts';
import type { VerdictsPage } from '#src/reports/contract-answers.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';
import { createMatchChapter, getMoon, listKootas, listMoons, listPersons, type Match } from './match.ts';
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

/** An exception has to be met at every possible hour. */
export function judgeDosha(match: Match, dosha: MatchDosha): DoshaState {
  const kootas = listKootas(match);
  const present = kootas.filter((ashtakoota) => hasDosha(ashtakoota, dosha));
  if (present.length === 0) return 'no';
  if (present.length < kootas.length) return 'open';
  const isExcepted = listExceptions(dosha).some((key) => judgeException(match, key) === 'met');
  return isExcepted ? 'excepted' : 'yes';
}

/** The dosha exists at every possible hour, and an exception is met at some of them only. */
export const isExceptionOpen = (match: Match, dosha: MatchDosha): boolean =>
  judgeDosha(match, dosha) === 'yes' &&
  listExceptions(dosha).some((key) => judgeException(match, key) === 'open');

const hasDosha = ({ kootas }: Ashtakoota, dosha: MatchDosha): boolean =>
  kootas.find(({ key }) => key === dosha)!.points <= (dosha === 'gana' ? GANA_LIMIT : 0);

type ExceptionKey = keyof typeof content.match.exceptions;

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
  const key = dosha === 'bhakoot' ? 'Moon.sign' : 'Moon.nakshatra';
  const hasExceptions = state === 'yes' || state === 'excepted';
  return {
    question: content.match.doshaQuestions[dosha],
    verdict: content.match.verdicts[state],
    statement: createPairStatement(
      match,
      writeDoshaText(match, dosha, state),
      describeDosha(match, dosha, state),
      [key],
      content.match.kootaSources[dosha],
    ),
    ...(hasExceptions ? { table: buildExceptions(match, dosha) } : {}),
    notes: [],
  };
}

function writeDoshaText(match: Match, dosha: MatchDosha, state: DoshaState): string {
  const { doshaOpen, doshaNames, doshaExceptionOpen, doshaTexts, bhakootExceptions } = content.match;
  if (state === 'open') return doshaOpen(doshaNames[dosha]);
  if (isExceptionOpen(match, dosha)) return doshaExceptionOpen[dosha];
  if (state !== 'excepted') return doshaTexts[dosha][state];
  if (dosha !== 'bhakoot') return doshaTexts[dosha].excepted;
  const met = BHAKOOT_EXCEPTIONS.find((key) => judgeException(match, key) === 'met')!;
  return bhakootExceptions[met];
}

/** The first one that is met is named. */
const BHAKOOT_EXCEPTIONS = listExceptions('bhakoot') as (keyof typeof content.match.bhakootExceptions)[];

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
    verdict: content.match.verdicts[state],
    statement: createPairStatement(
      match,
      state === 'open'
        ? content.match.doshaOpen(content.match.southernNames.rajju)
        : content.match.doshaTexts.rajju[state],
      content.match.rajjuReason(groom.name, describeParts('first'), bride.name, describeParts('second')),
      ['Moon.nakshatra'],
      content.match.southernSource,
    ),
    notes: [],
  };
}

/** Like the chapter on the poruthams, with their exception. */
function judgePorutham(match: Match, searchedKey: 'rajju' | 'vedha'): DoshaState {
  const results = listPossiblePoruthams(match).map(({ poruthams }) =>
    poruthams.find(({ key }) => key === searchedKey)!,
  );
  const present = results.filter(({ grade }) => grade === 'adhamam');
  if (present.length === 0) return 'no';
  if (present.length < results.length) return 'open';
  return results.every(({ exception }) => exception !== null) ? 'excepted' : 'yes';
}

function writeVedha(match: Match): Verdict {
  const state = judgePorutham(match, 'vedha');
  const { doshaOpen, southernNames, doshaTexts, doshaReasons, kootaReasons } = content.match;
  return {
    question: content.match.doshaQuestions.vedha,
    verdict: content.match.verdicts[state],
    statement: createPairStatement(
      match,
      state === 'open' ? doshaOpen(southernNames.vedha) : doshaTexts.vedha[state],
      kootaReasons.withPlaces(
        describeMoonStars(match),
        state === 'open'
          ? kootaReasons.doshaByHour(southernNames.vedha)
          : doshaReasons.vedha[state === 'no' ? 'no' : 'yes'],
      ),
      ['Moon.nakshatra'],
      content.match.southernSource,
    ),
    notes: [],
  };
}
