/** Writes the report document from a chart. Pure: the same input and content version give the same document. */
import { content, getTranslation, type Translation, writeWith } from '#src/reports/content/content.ts';
import { writeSummaryTitles } from '#src/reports/chapters/summary/summary-page.ts';
import { CONTENT_VERSION } from '#src/reports/content/en/version.ts';
import { getChildEndings, getChildTexts } from '#src/reports/context/child-texts.ts';
import { type Chapter, type PageDraft, writeChapter } from '#src/reports/context/chapter.ts';
import {
  getAgeAt,
  isBeforeSchool,
  isChild,
  isInLaterYears,
  isTooYoungToRead,
  isYouth,
} from '#src/reports/context/life-stage.ts';
import {
  createContext,
  type PartnerInput,
  type ReportContext,
  type ReportInput,
} from '#src/reports/context/report-context.ts';
import { formatBirthMoment } from '#src/reports/text/birth-moment.ts';
import { writeFrame } from '#src/reports/text/frame.ts';
import { replaceSentencesForAge } from '#src/reports/text/replace-sentences.ts';
import { replaceSignNamesOfPages, selectSignAbbreviations } from '#src/reports/text/sign-vocabulary.ts';
import {
  omitAdultMatters,
  omitMattersOfEarlierYears,
  omitMattersOfAdultYears,
  omitMattersOfCouples,
  omitMattersOfPapersAndSums,
  omitMattersOfPosts,
} from '#src/reports/text/omit-adult-matters.ts';
import { formatList, formatLongDate } from '#src/reports/text/phrases.ts';
import type { Page, ReportDocument } from './contract.ts';
import { products } from './products.ts';

export type { ReportInput, ProductKey } from './context/report-context.ts';

/**
 * @param input.order.madeAt ISO instant that counts as now
 * @param input.sensitivity absent when the birth time is unknown
 * @param translation the texts of the language in which the report is written
 */
export const writeReport = (
  input: ReportInput,
  translation: Translation = getTranslation('en'),
): ReportDocument => writeWith(selectTranslation(input, translation), () => writeDocument(input));

const selectTranslation = ({ signVocabulary }: ReportInput, translation: Translation): Translation =>
  signVocabulary ? selectSignAbbreviations(translation, signVocabulary) : translation;

function writeDocument(input: ReportInput): ReportDocument {
  const { product, order, birth, birthText, chart, chartStyle } = input;
  const { chapters } = products[product];
  return {
    contentVersion: CONTENT_VERSION,
    product: { key: product, ...content.common.productNames[product] },
    order: { ...order, madeOn: formatLongDate(order.madeAt) },
    birth,
    birthTimeText: formatBirthMoment(birth),
    birthPlaceText: birthText.place,
    ...(input.hasOpeningVerse === false ? {} : { verse: content.common.openingVerse }),
    chartStyle,
    chart,
    ...(input.partner ? { partner: describePartner(input, input.partner) } : {}),
    pages: replaceSignNames(writePages(createContext(input), chapters), input),
    frame: writeFrame(input.signVocabulary),
  };
}

const describePartner = (
  { birth: first }: ReportInput,
  { birth, birthText, chart }: PartnerInput,
): ReportDocument['partner'] => ({
  birth,
  birthTimeText: formatBirthMoment(birth),
  birthPlaceText: birthText.place,
  chart,
  bothNames: formatList([first.name, birth.name]),
});

function replaceSignNames(pages: Page[], { signVocabulary, birth, partner }: ReportInput): Page[] {
  if (!signVocabulary) return pages;
  const otherNames = [birth, ...(partner ? [partner.birth] : [])].flatMap(listInputNames).filter(Boolean);
  return replaceSignNamesOfPages(pages, signVocabulary, otherNames);
}

/** Names of the input, which may look like names of signs: the whole name and, of two people, the first word. */
const listInputNames = ({ name, place }: ReportInput['birth']): string[] => [
  name,
  place.name,
  place.region ?? '',
];

function writePages(context: ReportContext, chapters: readonly Chapter[]): Page[] {
  const pages: Page[] = [];
  const usedEndings = new Set<string>();
  let chapterNumber = 0;
  for (const chapter of chapters) {
    const draft = writeChapter(chapter, context, pages);
    if (!draft) continue;
    const page = addPolarNote(context, updateSummaryTitles(omitMattersForAge(draft, context, usedEndings)));
    const note = pages.length === 0 ? writeNoteToParents(context) : {};
    pages.push({
      ...page,
      ...note,
      chapterNumber: chapter.isNumbered === false ? null : ++chapterNumber,
    } as Page);
  }
  return pages;
}

function writeNoteToParents(context: ReportContext): Pick<Page, 'noteToParents'> {
  if (!isTooYoungToRead(context)) return {};
  const { noteToParents, noteOnSchool } = content.child;
  const note = noteToParents(context.birth.name);
  return { noteToParents: isBeforeSchool(context) ? `${note} ${noteOnSchool}` : note };
}

/** Career and love are sold from sixteen on, and treat the matters of the years to come. */
function omitMattersForAge(draft: PageDraft, context: ReportContext, usedEndings: Set<string>): PageDraft {
  if (isChild(context))
    return addChildNote(context, omitAdultMatters(draft, usedEndings, getChildEndings(context)));
  if (!isYouth(context)) {
    const page = replaceSentencesForAge(draft, getAgeAt(context, context.now));
    return isInLaterYears(context) ? omitMattersOfEarlierYears(page) : page;
  }
  if (context.product === 'career-wealth') return omitMattersOfPosts(draft, usedEndings);
  if (context.product === 'love-marriage') return omitMattersOfCouples(draft, usedEndings);
  return context.product === 'numerology-profile'
    ? omitMattersOfPapersAndSums(draft, usedEndings)
    : omitMattersOfAdultYears(draft, usedEndings);
}

/** The titles of its lists name the number of their statements. */
const updateSummaryTitles = (draft: PageDraft): PageDraft =>
  draft.kind === 'summary' ? { ...draft, titles: writeSummaryTitles(draft) } : draft;

const REMEDY_PAGE_IDS = new Set(['remedies', 'year-remedies', 'saturn-remedies']);

const POLAR_CIRCLE_DEGREES = 66;

/** Remedies name sunrise, dusk and evening. */
function addPolarNote({ birth }: ReportContext, draft: PageDraft): PageDraft {
  if (draft.kind !== 'remedies' || Math.abs(birth.place.latitude) < POLAR_CIRCLE_DEGREES) return draft;
  return { ...draft, lead: `${draft.lead} ${content.remedies.polarNote}` };
}

function addChildNote(context: ReportContext, draft: PageDraft): PageDraft {
  const { childRemedyNote, childNotesByPage } = getChildTexts(context);
  const note = REMEDY_PAGE_IDS.has(draft.id) ? childRemedyNote : childNotesByPage[draft.id];
  if (!note || !('lead' in draft) || typeof draft.lead !== 'string') return draft;
  return { ...draft, lead: `${draft.lead} ${note}` } as PageDraft;
}
