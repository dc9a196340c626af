/** Parts of a chapter on both people, of which some need the hours of birth. */
import { content } from '#src/reports/content/content.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { EssayDraft } from '#src/reports/context/chapter.ts';
import { listPersons, type Match, type Person } from './match.ts';
import { createPairStatement, writePersonStatements } from './match-statement.ts';

type Part = EssayDraft['parts'][number];
type EssayTexts = Pick<EssayDraft, 'title' | 'runningTitle' | 'summary'> & { hindiTitle?: string };

/** Omitted without any part. */
export function createEssay(
  id: string,
  texts: EssayTexts,
  { lead, leadBecause, houses = [] }: { lead: string; leadBecause: string; houses?: number[] },
  parts: readonly (Part | null)[],
): EssayDraft | null {
  const written = parts.filter((part) => part !== null);
  if (written.length === 0) return null;
  return { kind: 'essay', id, ...texts, highlightedHouses: houses, lead, leadBecause, parts: written };
}

export const createPart = (id: string, title: string, statements: readonly Statement[]): Part | null =>
  statements.length > 0 ? { id, title, statements: [...statements] } : null;

/** Says for whom the part is left out, because the hour of birth is unknown. */
export function createTimedPart(
  match: Match,
  id: string,
  title: string,
  statements: readonly Statement[],
): Part | null {
  const part = createPart(id, title, statements);
  const missing = listPersons(match).filter((person) => !hasTime(person));
  if (!part || missing.length === 0) return part;
  return { ...part, intro: missing.map(({ name }) => content.match.timeMissing(title, name)).join(' ') };
}

export const hasTime = ({ context }: Person): boolean => context.isTimeKnown;

/** Writes the statements of the people whose hour of birth is known. */
export const writeTimedStatements = (
  match: Match,
  read: Parameters<typeof writePersonStatements>[1],
  keys: Parameters<typeof writePersonStatements>[2],
  source?: string,
): Statement[] =>
  writePersonStatements(match, (person) => (hasTime(person) ? read(person) : null), keys, source);

/** None unless both hours of birth are known. */
export const writeTimedPairStatement = (
  match: Match,
  write: () => { text: string; because: string },
  keys: Parameters<typeof createPairStatement>[3],
  source?: string,
): Statement[] => {
  if (!listPersons(match).every(hasTime)) return [];
  const { text, because } = write();
  return [createPairStatement(match, text, because, keys, source)];
};
