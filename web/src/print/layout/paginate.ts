/**
 * Laid out before it is printed. On the screen every chapter runs in columns of one sheet each (sheets.css), by the
 * same breaking rules as on paper: so the page of every heading is known beforehand and one print is enough.
 *
 * Both functions run in the page, by the printer's own hand (scripts in it are off): they stand alone.
 */

/**
 * Sets tighter, in the three steps of tight.css, each chapter that runs over its sheets by a little, so that no page is
 * left with three lines on it. Then writes the page numbers.
 * @returns the words on the cover, and the expected page of every anchor that the document links to
 */
export function layOut(): { cover: string; pages: Record<string, number> } {
  // A remainder of more than this share of a sheet gets a separate page.
  const little = 0.5;
  const sheetWidth = (170 * 96) / 25.4;
  const steps = ['tight', 'tighter', 'tightest'];

  const boxOf = (chapter: Element) => chapter.getBoundingClientRect();
  const sheetsOf = (chapter: Element) => Math.max(1, Math.round(chapter.scrollWidth / sheetWidth));
  const restOf = (chapter: Element) => {
    const ends = [...chapter.children].flatMap((part) => [...part.getClientRects()].slice(-1));
    const right = Math.max(...ends.map(({ left }) => left));
    const bottom = Math.max(...ends.filter(({ left }) => left > right - 10).map((end) => end.bottom));
    return (bottom - boxOf(chapter).top) / boxOf(chapter).height;
  };
  // Reading makes the browser lay out what was written since: all chapters are read, then all are written to.
  const fit = (chapters: Element[]) => {
    let open = chapters
      .map((chapter) => ({ chapter, loose: sheetsOf(chapter) }))
      .filter(({ chapter, loose }) => loose > 1 && restOf(chapter) <= little);
    for (const step of steps) {
      for (const { chapter } of open) chapter.classList.add(step);
      open = open.filter(({ chapter, loose }) => sheetsOf(chapter) === loose);
    }
    for (const { chapter } of open) chapter.classList.remove(...steps);
  };
  const startsOf = (sections: Element[]) => {
    let page = 1;
    return new Map(
      sections.map((section) => {
        const first = page;
        page += section.classList.contains('chapter') ? sheetsOf(section) : 1;
        return [section, first];
      }),
    );
  };

  const sections = [...document.querySelectorAll('body > section')];
  fit(sections.filter((section) => section.classList.contains('chapter')));
  const starts = startsOf(sections);
  const pages: Record<string, number> = {};
  for (const slot of document.querySelectorAll<HTMLElement>('[data-page-of]')) {
    const anchor = slot.dataset['pageOf']!;
    const target = document.getElementById(anchor)!;
    const section = target.closest('body > section')!;
    const across = target.getClientRects()[0]!.left - boxOf(section).left;
    const sheet = section.classList.contains('chapter') ? Math.floor((across + 1) / sheetWidth) : 0;
    pages[anchor] = starts.get(section)! + sheet;
  }
  for (const slot of document.querySelectorAll<HTMLElement>('[data-page-of]'))
    slot.textContent = String(pages[slot.dataset['pageOf']!]);
  return { cover: document.querySelector('.cover h1')!.textContent, pages };
}

/** Writes other page numbers, where a print turned out otherwise than expected. */
export function writeNumbers(pages: Record<string, number>): void {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-page-of]'))
    slot.textContent = String(pages[slot.dataset['pageOf']!] ?? '');
}
