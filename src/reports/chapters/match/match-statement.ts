/** Statements about one of the two people, or about both: the mark is that of the birth time which decides. */
import { content } from '#src/reports/content/content.ts';
import type { Certainty, Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { FactKey } from '#src/reports/facts/derived-facts.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import type { Match, Person } from './match.ts';

type Keys = readonly FactKey<ReportContext>[];

/** Facts of the second person begin with this. */
export const PARTNER_PREFIX = 'partner.';

export function createPersonStatement(
  { context, isSecond }: Person,
  text: string,
  because: string,
  keys: Keys,
  source?: string,
): Statement {
  const statement = createStatement(context, text, because, keys, source);
  return isSecond && statement.facts
    ? { ...statement, facts: statement.facts.map((fact) => PARTNER_PREFIX + fact) }
    : statement;
}

/** @param keys of the facts of each of both charts that decide the text */
export function createPairStatement(
  { first, second }: Match,
  text: string,
  because: string,
  keys: Keys | { first: Keys; second: Keys },
  source?: string,
): Statement {
  const keysOf = 'first' in keys ? keys : { first: keys, second: keys };
  const [ofFirst, ofSecond] = [
    createPersonStatement(first, text, because, keysOf.first, source),
    createPersonStatement(second, text, because, keysOf.second, source),
  ];
  const certainty = chooseCertainty(
    { name: first.name, certainty: ofFirst.certainty },
    { name: second.name, certainty: ofSecond.certainty },
  );
  const { certainty: _, ...statement } = ofFirst;
  return {
    ...statement,
    ...(certainty ? { certainty } : {}),
    facts: [...(ofFirst.facts ?? []), ...(ofSecond.facts ?? [])],
  };
}

const LEVELS: readonly Certainty['level'][] = ['stable', 'minute-sensitive', 'borderline'];
type Marked = { name: string; certainty: Certainty | undefined };

/** The weaker mark, with the name of the person whose birth time decides; a firm one needs no limits. */
function chooseCertainty(...marks: Marked[]): Certainty | undefined {
  const ranked = marks
    .flatMap(({ name, certainty }) => (certainty ? [{ name, certainty }] : []))
    .toSorted((a, b) => LEVELS.indexOf(b.certainty.level) - LEVELS.indexOf(a.certainty.level));
  const [weakest] = ranked;
  if (!weakest) return undefined;
  const { level, note } = weakest.certainty;
  if (level === 'stable') return { level, note: content.common.certaintyNotes.firm };
  return { level, note: content.match.noteOfPerson(note, weakest.name) };
}

type PersonText = { value: string | number; text: string; because: string };

/**
 * A statement for each person or, if both have the same value, one for both, so that no text is printed twice.
 * @param read null leaves a person out
 */
export function writePersonStatements(
  match: Match,
  read: (person: Person) => PersonText | null,
  keys: Keys,
  source?: string,
): Statement[] {
  const { first, second } = match;
  const [a, b] = [read(first), read(second)];
  if (a && b && a.value === b.value)
    return [
      createPairStatement(
        match,
        content.match.aboutEach(a.text),
        content.match.bothReasons(a.because, b.because),
        keys,
        source,
      ),
    ];
  return [
    ...(a
      ? [createPersonStatement(first, content.match.about(first.name, a.text), a.because, keys, source)]
      : []),
    ...(b
      ? [createPersonStatement(second, content.match.about(second.name, b.text), b.because, keys, source)]
      : []),
  ];
}
