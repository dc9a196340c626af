/** Removes from the texts of a child’s report the first sentence on adult life and all sentences after it. */
import { content } from '#src/reports/content/content.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';

/** Pages of other kinds have texts for children where adults read about adult life. */
const FILTERED_KINDS = new Set<PageDraft['kind']>([
  'additionalCharts',
  'essay',
  'house',
  'periods',
  'remedies',
  'summary',
  'table',
]);

/**
 * A text of which little is left gets a sentence for children. Of a list, statements without a sentence for children are left
 * out, and a part without a statement if there is no sentence for it. A page has one lead: if no sentence of it is for children it
 * stays uncut, because a page without its lead cannot be printed. The test of adult matters reads the leads too, so such a lead
 * needs a text for children.
 *
 * @param usedEndings the sentences for children that other pages of the document have; those of this page are added
 * @param texts the words at which a text ends, and the sentences after it, for the age of the child
 */
export const omitAdultMatters = (
  page: PageDraft,
  usedEndings = new Set<string>(),
  texts: ChildWords = content.child,
): PageDraft =>
  omitSentences(page, texts.adultWords, {
    id: page.id,
    pageId: page.id,
    used: usedEndings,
    sentences: texts.childEndings,
    byLastSentence: texts.endingsAfter,
  });

export type ChildWords = {
  adultWords: readonly string[];
  childEndings: Endings['sentences'];
  endingsAfter: Endings['byLastSentence'];
};

/** For sixteen and seventeen: a text ends before its first sentence on salary, loans or a spouse. */
export const omitMattersOfAdultYears = (page: PageDraft, usedEndings = new Set<string>()): PageDraft =>
  omitForYouth(page, content.child.wordsOfAdultYears, usedEndings);

/** The same in the report on numbers. */
export const omitMattersOfPapersAndSums = (page: PageDraft, usedEndings = new Set<string>()): PageDraft =>
  omitForYouth(
    page,
    [...content.child.wordsOfAdultYears, ...content.child.wordsOfPapersAndSums],
    usedEndings,
  );

/** For sixteen and seventeen in the report on partnership: a text ends before its first sentence on a household or an engagement. */
export const omitMattersOfCouples = (page: PageDraft, usedEndings = new Set<string>()): PageDraft =>
  omitForYouth(page, [...content.child.wordsOfOwnHousehold, ...content.child.wordsOfCouples], usedEndings);

/** For sixteen and seventeen in the report on work, which has separate chapters for such a reader: salaries stay. */
export const omitMattersOfPosts = (page: PageDraft, usedEndings = new Set<string>()): PageDraft =>
  omitForYouth(page, [...content.child.wordsOfOwnHousehold, ...content.child.wordsOfPosts], usedEndings);

/** From fifty-five on. The cells of tables stay, which name for what a day is good. */
export const omitMattersOfEarlierYears = (page: PageDraft): PageDraft =>
  ({
    ...omitSentences(page, content.common.wordsOfEarlierYears, {
      id: page.id,
      pageId: page.id,
      used: new Set(),
      sentences: {},
      byLastSentence: {},
    }),
    ...('tables' in page ? { tables: page.tables } : {}),
  }) as PageDraft;

const omitForYouth = (page: PageDraft, words: readonly string[], used: Set<string>): PageDraft =>
  omitSentences(page, words, {
    id: page.id,
    pageId: page.id,
    used,
    sentences: content.child.youthEndings,
    byLastSentence: content.child.endingsAfter,
  });

function omitSentences(page: PageDraft, words: readonly string[], endings: Endings): PageDraft {
  if (!FILTERED_KINDS.has(page.kind)) return page;
  const pattern = createWordPattern(words);
  const entries = Object.entries(page).map(([key, value]) => [
    key,
    omitFrom(value, pattern, endings) ?? value,
  ]);
  return Object.fromEntries(entries) as PageDraft;
}

/** The sentences that may end a cut text. */
type Endings = {
  /** of the part, or of the page outside of its parts */
  id: string;
  pageId: string;
  /** sentences that the document has already */
  used: Set<string>;
  /** by the id of a part or a page */
  sentences: Readonly<Record<string, readonly string[]>>;
  /** by the last sentence that is left of a text */
  byLastSentence: Readonly<Record<string, string>>;
};

/** @param text what is left of a text; its own ending comes before those of its part and of its page */
function takeEnding({ id, pageId, used, sentences, byLastSentence }: Endings, text = ''): string | undefined {
  const ofText = findEndingOf(text, byLastSentence);
  const candidates = [...(ofText ? [ofText] : []), ...(sentences[id] ?? sentences[pageId] ?? [])];
  const ending = candidates.find((sentence) => !used.has(sentence));
  if (ending) used.add(ending);
  return ending;
}

/** Also after a condition: "If born before 6:55 am, order is how you care for others." */
function findEndingOf(text: string, endings: Endings['byLastSentence']): string | undefined {
  const lowercase = text.toLowerCase();
  return Object.entries(endings).find(([sentence]) => lowercase.endsWith(sentence.toLowerCase()))?.[1];
}

/** With the word boundaries of every script. */
export const createWordPattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

type Texts = { text: string; because: string; title?: string };
type Part = { id: string; statements: object[] };
type Rows = { rows: string[][] };

const hasTextAndReason = (value: object): value is Texts => 'text' in value && 'because' in value;
/** On the page of a house. */
const isTitledStatement = (value: object): value is { title: string; statement: Texts } =>
  'title' in value && 'statement' in value;
const isPart = (value: object): value is Part => 'id' in value && 'statements' in value;
const isTable = (value: object): value is Rows =>
  'rows' in value && Array.isArray(value.rows) && value.rows.every(Array.isArray);

/** @returns undefined if nothing is left */
function omitFrom(value: unknown, pattern: RegExp, pageEndings: Endings): unknown {
  if (Array.isArray(value))
    return value
      .map((item: unknown) => omitFrom(item, pattern, pageEndings))
      .filter((item) => item !== undefined);
  if (value === null || typeof value !== 'object') return value;
  if (hasTextAndReason(value)) return cutText(value, pattern, pageEndings);
  if (isTitledStatement(value)) {
    const statement = cutText(value.statement, pattern, pageEndings);
    return statement && { ...value, statement };
  }
  const endings = isPart(value) ? { ...pageEndings, id: value.id } : pageEndings;
  if (isTable(value)) return { ...value, rows: value.rows.map((row) => cutCells(row, pattern)) };
  const copy = Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'pullQuote' || !pattern.test(inner as string))
      .map(([key, inner]) => [key, omitFrom(inner, pattern, endings) ?? inner]),
  );
  return isPart(value) && isPart(copy) && copy.statements.length === 0
    ? keepWithEnding(value, pattern, endings)
    : copy;
}

/**
 * A part of which nothing is left has the sentence for its reader as its only statement, below a title and with a reason that suit
 * the reader; without such a statement it is left out.
 */
function keepWithEnding(part: Part, pattern: RegExp, endings: Endings): Part | undefined {
  const suitable = part.statements
    .filter(hasTextAndReason)
    .find(({ title = '', because }) => !pattern.test(`${title} ${because}`));
  const text = suitable && takeEnding(endings);
  return text ? { ...part, statements: [{ ...suitable, text }] } : undefined;
}

/** A statement that is cut to fewer words has only a name or a date left: "Amala.", "Mars, from 4 February 2045." */
const MIN_WORDS = 6;
/** A statement with fewer words says too little alone. */
const MIN_WORDS_WITHOUT_ENDING = 25;

function cutText<T extends Texts>(statement: T, pattern: RegExp, endings: Endings): T | undefined {
  if (pattern.test(statement.title ?? '')) return undefined;
  const text = takeSentencesForChild(statement.text, pattern);
  if (text === statement.text) return statement;
  const words = text.split(' ').length;
  if (words < MIN_WORDS || hasOnlyName(text) || hasOnlyDates(text)) return undefined;
  const ending = words < MIN_WORDS_WITHOUT_ENDING ? takeEnding(endings, text) : undefined;
  return { ...statement, text: ending ? `${text} ${ending}` : text };
}

/** A name after a condition: "If your Moon was in Virgo: Sunapha." */
const hasOnlyName = (text: string): boolean => /: \S+(?: \S+)?$/u.test(text);

/** The dates of an event whose text is gone: "Mars in Scorpio, 8 October to 18 November." */
const hasOnlyDates = (text: string): boolean => /^[^.,:]+, \d[^.:]*[.।]$/u.test(text);

/** Cells without a full stop are names and figures. The first sentence of a text in a table has to suit a child, or its cell is empty. */
const cutCells = (row: readonly string[], pattern: RegExp): string[] =>
  row.map((cell) => (/[.!?।]$/u.test(cell) ? takeSentencesForChild(cell, pattern) : cell));

/** A sentence ends with a full stop, a question or exclamation mark, or the danda of Indian scripts. */
function takeSentencesForChild(text: string, pattern: RegExp): string {
  const sentences = splitSentences(text);
  const first = sentences.findIndex((sentence) => pattern.test(sentence));
  return first < 0 ? text : sentences.slice(0, first).join(' ');
}

export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?।]”?)\s+/u);
