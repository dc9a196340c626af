/**
 * Checks identifiers, comments, strings and documents against the list of forbidden words (vocabulary/words.json),
 * so that the code base stays in the terms of the field. `node scripts/vocabulary.ts [path …]`; part of `npm run check`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { listFragments, type Fragment, type FragmentKind } from './vocabulary/fragments.ts';
import { findNounFunctions } from './vocabulary/function-names.ts';
import rules from './vocabulary/words.json' with { type: 'json' };

const CHECKED_FILES = [
  '*.md',
  'docs/**/*.md',
  '{src,web/src,jobs,migrations,sandbox,scripts,bench}/**/*.{ts,tsx,js,css,md}',
];
/** Written content for readers and generated data: the language of code does not apply. */
const EXCLUDED_FILES = [
  '**/node_modules/**',
  '**/content/**',
  '**/data/**',
  '**/fixtures/**',
  'scripts/vocabulary/**',
  'scripts/vocabulary.test.ts',
];
/**
 * Texts of pages are written for buyers and reviewed separately; only tests and the server's own strings are checked.
 */
const FILES_WITH_UNCHECKED_STRINGS = [
  'web/src/**/*.tsx',
  'web/src/**/!(*.test).ts',
  'src/dashboard/**',
  'src/**/*-emails.ts',
];

type Rule = { pattern: RegExp; use: string; kinds: readonly FragmentKind[]; except: readonly string[] };
export type Finding = {
  file: string;
  line: number;
  word: string;
  use: string;
  kind: FragmentKind | 'function';
};

const ALL_KINDS: readonly FragmentKind[] = ['identifier', 'path', 'comment', 'string', 'prose'];

type Entry = { word: string; use: string; in?: string[]; except?: string[] };

const RULES: readonly Rule[] = (rules.words as Entry[]).map(({ word, use, in: kinds, except = [] }) => ({
  pattern: new RegExp(`\\b(${word.split(', ').join('|')})\\b`, 'gi'),
  use,
  kinds: (kinds as FragmentKind[] | undefined) ?? ALL_KINDS,
  except,
}));

const ANY_WORD = new RegExp(RULES.map(({ pattern }) => pattern.source).join('|'), 'i');
const checkedTexts = new Map<string, boolean>();

/** @returns every forbidden word in one file, with its line */
export function findForbiddenWords(file: string, source: string): Finding[] {
  const matches = (globs: readonly string[]) => globs.some((glob) => path.matchesGlob(file, glob));
  const rulesOfFile = RULES.filter(({ except }) => !matches(except));
  const areStringsChecked = !matches(FILES_WITH_UNCHECKED_STRINGS);
  const fragments = listFragments(file, source).filter(
    ({ kind, text }) => (kind !== 'string' || areStringsChecked) && hasForbiddenWord(text),
  );
  return fragments.flatMap((fragment) =>
    rulesOfFile.flatMap((rule) => findMatches(fragment, rule, { file, source })),
  );
}

/** Whether any rule finds a word. Kept, because most identifiers occur in many places. */
function hasForbiddenWord(text: string): boolean {
  const knownResult = checkedTexts.get(text);
  if (knownResult !== undefined) return knownResult;
  const result = ANY_WORD.test(text);
  checkedTexts.set(text, result);
  return result;
}

function findMatches(
  { kind, text, offset }: Fragment,
  rule: Rule,
  sourceFile: { file: string; source: string },
): Finding[] {
  if (!rule.kinds.includes(kind)) return [];
  return [...text.matchAll(rule.pattern)].map((match) => ({
    file: sourceFile.file,
    line: sourceFile.source.slice(0, offset + (isWholeName(kind) ? 0 : match.index)).split('\n').length,
    word: match[0],
    use: rule.use,
    kind,
  }));
}

/** The text of such a fragment is split into words, so its positions are not those of the file. */
const isWholeName = (kind: FragmentKind) => kind === 'identifier' || kind === 'path';

/** @returns every top-level function of one file whose name does not start with a verb */
function findMisnamedFunctions(file: string, source: string): Finding[] {
  if (!/\.tsx?$/.test(file)) return [];
  return findNounFunctions(file, source).map(({ name, offset }) => ({
    file,
    line: source.slice(0, offset).split('\n').length,
    word: name,
    use: 'a name that starts with a verb, is, has or can (scripts/vocabulary/verbs.json)',
    kind: 'function',
  }));
}

async function main(paths: string[]): Promise<void> {
  const files = paths.length > 0 ? paths : await listCheckedFiles();
  const findings: Finding[] = [];
  for (const file of files) {
    const source = await fs.readFile(file, 'utf8');
    findings.push(...findForbiddenWords(file, source), ...findMisnamedFunctions(file, source));
  }
  for (const { file, line, word, use, kind } of findings)
    console.log(`${file}:${line}  ${kind}  "${word}": use ${use}`);
  if (findings.length > 0) {
    console.log(
      `\n${findings.length} findings in all. The forbidden words and their replacements are in scripts/vocabulary/words.json.`,
    );
    process.exit(1);
  }
}

async function listCheckedFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of fs.glob(CHECKED_FILES))
    if (!EXCLUDED_FILES.some((glob) => path.matchesGlob(file, glob))) files.push(file);
  return files.toSorted();
}

if (import.meta.main) await main(process.argv.slice(2));
