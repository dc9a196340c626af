/**
 * Paginates a report in the browser before it is printed. On screen, sheets.css lays out each chapter in columns of the size of a page,
 * with the break rules of the print, so the page of every heading is known and one print is usually enough.
 *
 * The functions are evaluated in the page from their source text, so they must not use anything else of this module.
 */

type Measure = (chapter: Element) => number;

/**
 * Saves pages, then writes the page numbers. The spacing of a chapter is reduced, in the three steps of fit-steps.css, if the
 * chapter then needs one page less; this is tried where the last page is at most 60 % full, and with the answers always. Room that
 * is left goes back to the answers. Short chapters share pages, whose spacing is reduced in the same way.
 * @returns the name on the cover, the chapters, and the expected page of every anchor that the document links to
 */
export function paginate(
  joinChapters: (countSheets: Measure, measureFilledShare: Measure) => void,
  writeRunningTitles: () => void,
  markHeadsAtTop: () => void,
  spreadAnswers: (countSheets: Measure) => void,
): { cover: string; chapters: string[]; pages: Record<string, number> } {
  // 170 mm in CSS pixels.
  const sheetWidth = (170 * 96) / 25.4;
  const fitSteps = ['tight', 'tighter', 'tightest'];

  const getBox = (element: Element) => element.getBoundingClientRect();
  const countSheets = (chapter: Element) => Math.max(1, Math.round(chapter.scrollWidth / sheetWidth));
  // The filled share of the last sheet.
  const measureFilledShare = (chapter: Element) => {
    const ends = [...chapter.children].flatMap((part) => [...part.getClientRects()].slice(-1));
    const right = Math.max(...ends.map(({ left }) => left));
    const bottom = Math.max(...ends.filter(({ left }) => left > right - 10).map((end) => end.bottom));
    return (bottom - getBox(chapter).top) / getBox(chapter).height;
  };
  const mayFit = (chapter: Element) => chapter.matches('.of-answers') || measureFilledShare(chapter) <= 0.6;
  // Measuring after a change forces a new layout, so each step first changes all chapters and then measures all.
  const fitChapters = (chapters: Element[]) => {
    let chaptersToFit = chapters
      .map((chapter) => ({
        chapter,
        sheetCount: countSheets(chapter),
        steps: fitSteps.filter((step) => chapter.classList.contains(step)),
      }))
      .filter(({ chapter, sheetCount }) => sheetCount > 1 && mayFit(chapter));
    for (const step of fitSteps) {
      for (const { chapter } of chaptersToFit) chapter.classList.add(step);
      chaptersToFit = chaptersToFit.filter(({ chapter, sheetCount }) => countSheets(chapter) === sheetCount);
    }
    for (const { chapter, steps } of chaptersToFit) {
      chapter.classList.remove(...fitSteps);
      chapter.classList.add(...steps);
    }
  };
  fitChapters([...document.querySelectorAll('body > .chapter')]);
  spreadAnswers(countSheets);
  joinChapters(countSheets, measureFilledShare);
  writeRunningTitles();
  fitChapters([...document.querySelectorAll('.chapter:has(> .following)')]);
  markHeadsAtTop();
  const firstPages = new Map<Element, number>();
  let nextPage = 1;
  for (const section of document.querySelectorAll('body > section')) {
    firstPages.set(section, nextPage);
    nextPage += section.classList.contains('chapter') ? countSheets(section) : 1;
  }
  const pages: Record<string, number> = {};
  // Chromium writes the anchor of a link also where the style sheet hides the link.
  const slots = [...document.querySelectorAll<HTMLElement>('[data-page-of]')];
  for (const slot of slots) {
    const anchor = slot.dataset['pageOf']!;
    const target = document.getElementById(anchor)!;
    const section = target.closest('body > section')!;
    const distance = target.getClientRects()[0]!.left - getBox(section).left;
    const sheet = section.classList.contains('chapter') ? Math.floor((distance + 1) / sheetWidth) : 0;
    pages[anchor] = firstPages.get(section)! + sheet;
  }
  for (const slot of slots) slot.textContent = String(pages[slot.dataset['pageOf']!]);
  const [cover, ...chapters] = [...document.querySelectorAll('section h1')];
  return { cover: cover!.textContent, chapters: chapters.map(({ id }) => id), pages };
}

/**
 * Shows the document only while it is measured. Before its fonts are loaded the browser would lay it out once more.
 * @throws when an embedded font cannot be loaded
 */
export async function measureOnScreen<T>(measure: () => T): Promise<T> {
  await Promise.all([...document.fonts].map((font) => font.load()));
  document.body.classList.remove('off-screen');
  const result = measure();
  document.body.classList.add('off-screen');
  return result;
}

/** The last step may free more room than was needed: the answers take it back where they stay on their pages. */
export function spreadAnswers(countSheets: Measure): void {
  for (const chapter of document.querySelectorAll('.of-answers.tightest')) {
    const sheetCount = countSheets(chapter);
    for (const step of ['spread', 'loose']) {
      chapter.classList.add(step);
      if (countSheets(chapter) === sheetCount) break;
      chapter.classList.remove(step);
    }
  }
}

/** Writes the page numbers of the print where they differ from the expected ones. */
export function writePageNumbers(pages: Record<string, number>): void {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-page-of]'))
    slot.textContent = String(pages[slot.dataset['pageOf']!] ?? '');
}
