/**
 * Lets a short chapter follow on the last page of the one before it. Evaluated in the page from its source text, like paginate.ts.
 */

type Measure = (chapter: Element) => number;

/** Moves each chapter that may share a page into the section of the chapter before it, and writes their common running title. */
export function joinChapters(countSheets: Measure, measureFilledShare: Measure): void {
  // A chapter follows on a page that is less full than this, so that its head and first texts have room.
  const maxShareBeforeNext = 0.76;
  // Such a page is filled even if the next chapter is then divided.
  const maxShareWithoutNext = 0.55;
  const maxChaptersTogether = 8;
  // The width of a page without its margins, 170 mm (sheet.css), in CSS pixels.
  const sheetWidth = (170 * 96) / 25.4;
  const getBox = (element: Element) => element.getBoundingClientRect();
  // The values of PageSharing in page-sharing.ts.
  const canFollow = (chapter: HTMLElement) =>
    ['with-both', 'with-both-divided'].includes(chapter.dataset['pageSharing'] ?? '');
  const canHost = (chapter: HTMLElement) =>
    ['with-next', 'with-both', 'with-both-divided'].includes(chapter.dataset['pageSharing'] ?? '');
  const getPageClass = (chapter: Element) => [...chapter.classList].find((name) => name.startsWith('page-'))!;
  /** Undone if the chapter or its first text begins on a new page all the same, or if it would be divided without saving a page. */
  const moveIntoSection = (chapter: HTMLElement, host: HTMLElement) => {
    const sheetsBefore = countSheets(host);
    const ownSheets = countSheets(chapter);
    const mayBeDivided =
      chapter.dataset['pageSharing'] === 'with-both-divided' ||
      ownSheets > 1 ||
      measureFilledShare(host) <= maxShareWithoutNext;
    const pageClass = getPageClass(chapter);
    const parent = chapter.parentElement!;
    const next = chapter.nextSibling;
    chapter.classList.remove('chapter', pageClass);
    chapter.classList.add('following');
    host.append(chapter);
    const sheets = countSheets(host);
    const findSheet = (element: Element) =>
      Math.floor((element.getClientRects()[0]!.left - getBox(host).left + 1) / sheetWidth) + 1;
    // A title and a lead alone at the foot of a page would be separated from their text. The head with an emblem has text enough.
    const body = chapter.querySelector('.half-head, table, figure, .statement, .verdict, .part');
    const isHeadOnSheet = findSheet(chapter.querySelector('h1')!) === sheetsBefore;
    const isBodyOnSheet = !body || findSheet(body) === sheetsBefore;
    if (isHeadOnSheet && isBodyOnSheet && (mayBeDivided || sheets < sheetsBefore + ownSheets)) return true;
    parent.insertBefore(chapter, next);
    chapter.classList.remove('following');
    chapter.classList.add('chapter', pageClass);
    return false;
  };
  const join = (chapters: HTMLElement[]) => {
    let host: HTMLElement | null = null;
    for (const chapter of chapters) {
      const isNext = host !== null && host.nextElementSibling === chapter;
      const together = host ? 1 + host.querySelectorAll('.following').length : 0;
      if (
        isNext &&
        canFollow(chapter) &&
        together < maxChaptersTogether &&
        measureFilledShare(host!) <= maxShareBeforeNext &&
        moveIntoSection(chapter, host!)
      )
        continue;
      host = canHost(chapter) ? chapter : null;
    }
  };

  join([...document.querySelectorAll<HTMLElement>('body > .chapter')]);
}

/** The running title of up to three chapters that share pages has their names; with more of them it has that of the report only. */
export function writeRunningTitles(): void {
  const maxNamesInTitle = 3;
  const sharedSections = [...document.querySelectorAll<HTMLElement>('.chapter:has(> .following)')];
  const getPageClass = (chapter: Element) => [...chapter.classList].find((name) => name.startsWith('page-'))!;
  const rules = sharedSections.map((section) => {
    const chapters = [section, ...section.querySelectorAll<HTMLElement>('.following')];
    const names =
      chapters.length > maxNamesInTitle ? [] : chapters.map((chapter) => chapter.dataset['runningTitle']);
    const content = JSON.stringify([document.body.dataset['product'], ...names].join('  ·  '));
    return `@page ${getPageClass(section)}{@top-right{content:${content}}}`;
  });
  const style = document.createElement('style');
  style.textContent = rules.join('');
  document.head.append(style);
}

/** With less spacing before it a chapter that shares pages may begin a page after all; it then has no line above its head. */
export function markHeadsAtTop(): void {
  for (const chapter of document.querySelectorAll('.following')) {
    const head = chapter.firstElementChild!.getClientRects()[0]!;
    const sheetTop = chapter.parentElement!.getBoundingClientRect().top;
    chapter.classList.toggle('at-top', head.top - sheetTop < 1);
  }
}
