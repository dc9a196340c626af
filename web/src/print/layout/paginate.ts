/**
 * Paginates a report in the browser before it is printed. On screen, sheets.css lays out each chapter in columns of the size of a page,
 * with the break rules of the print, so the page of every heading is known and one print is usually enough.
 *
 * Both functions are evaluated in the page from their source text, so they must not use anything else of this module.
 */

/**
 * Reduces the spacing, in the three steps of fit-steps.css, of each chapter whose last page is at most half full, if the chapter then
 * needs one page less. Then writes the page numbers.
 * @returns the name on the cover, and the expected page of every anchor that the document links to
 */
export function paginate(): { cover: string; pages: Record<string, number> } {
  const maxFilledShare = 0.5;
  // 170 mm in CSS pixels.
  const sheetWidth = (170 * 96) / 25.4;
  const fitSteps = ['tight', 'tighter', 'tightest'];

  const getBox = (element: Element) => element.getBoundingClientRect();
  const countSheets = (chapter: Element) => Math.max(1, Math.round(chapter.scrollWidth / sheetWidth));
  // The filled share of the last sheet of a chapter.
  const measureFilledShare = (chapter: Element) => {
    const ends = [...chapter.children].flatMap((part) => [...part.getClientRects()].slice(-1));
    const right = Math.max(...ends.map(({ left }) => left));
    const bottom = Math.max(...ends.filter(({ left }) => left > right - 10).map((end) => end.bottom));
    return (bottom - getBox(chapter).top) / getBox(chapter).height;
  };
  // Measuring after a change forces a new layout, so each step first changes all chapters and then measures all.
  const fitChapters = (chapters: Element[]) => {
    let chaptersToFit = chapters
      .map((chapter) => ({ chapter, sheetCount: countSheets(chapter) }))
      .filter(({ chapter, sheetCount }) => sheetCount > 1 && measureFilledShare(chapter) <= maxFilledShare);
    for (const step of fitSteps) {
      for (const { chapter } of chaptersToFit) chapter.classList.add(step);
      chaptersToFit = chaptersToFit.filter(({ chapter, sheetCount }) => countSheets(chapter) === sheetCount);
    }
    for (const { chapter } of chaptersToFit) chapter.classList.remove(...fitSteps);
  };
  const computeFirstPages = (sections: Element[]) => {
    let nextPage = 1;
    return new Map(
      sections.map((section) => {
        const firstPage = nextPage;
        nextPage += section.classList.contains('chapter') ? countSheets(section) : 1;
        return [section, firstPage];
      }),
    );
  };

  const sections = [...document.querySelectorAll('body > section')];
  fitChapters(sections.filter((section) => section.classList.contains('chapter')));
  const firstPages = computeFirstPages(sections);
  const pages: Record<string, number> = {};
  for (const slot of document.querySelectorAll<HTMLElement>('[data-page-of]')) {
    const anchor = slot.dataset['pageOf']!;
    const target = document.getElementById(anchor)!;
    const section = target.closest('body > section')!;
    const distance = target.getClientRects()[0]!.left - getBox(section).left;
    const sheet = section.classList.contains('chapter') ? Math.floor((distance + 1) / sheetWidth) : 0;
    pages[anchor] = firstPages.get(section)! + sheet;
  }
  for (const slot of document.querySelectorAll<HTMLElement>('[data-page-of]'))
    slot.textContent = String(pages[slot.dataset['pageOf']!]);
  return { cover: document.querySelector('.cover h1')!.textContent, pages };
}

/** Writes the page numbers of the print where they differ from the expected ones. */
export function writePageNumbers(pages: Record<string, number>): void {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-page-of]'))
    slot.textContent = String(pages[slot.dataset['pageOf']!] ?? '');
}
