/**
 * Words differ from person to person, sheets do not. A chapter that runs over by a little is set tighter, in two steps,
 * so that no page is left with three lines on it. The steps are classes of tight.css; nothing is made smaller.
 */

/** Runs in the page before it is printed, by the printer's own hand (scripts in it are off), so it stands alone. */
export function fitChapters(): void {
  // The printed area of a sheet in mm; text is a hair taller on paper than on the screen.
  const [height, free] = [249, 1.5];
  // A rest of more than this part of a sheet is worth a page of its own.
  const little = 0.36;
  // Statements move to the next sheet whole, so each sheet but the last loses about this many mm.
  const ragged = 9;

  const sheetsOf = (chapter: Element) => {
    const tall = (chapter.getBoundingClientRect().height * 25.4) / 96 + free;
    return (tall + Math.floor(tall / height) * ragged) / height;
  };
  const setTighter = (chapter: Element, steps: string[]) => {
    chapter.classList.add(...steps);
    return sheetsOf(chapter);
  };

  document.body.style.width = '170mm';
  for (const chapter of document.querySelectorAll('section.chapter')) {
    const sheets = sheetsOf(chapter);
    const whole = Math.floor(sheets);
    if (whole === 0 || sheets - whole > little) continue;
    const fits = setTighter(chapter, ['tight']) <= whole || setTighter(chapter, ['tighter']) <= whole;
    if (!fits) chapter.classList.remove('tight', 'tighter');
  }
  document.body.style.width = '';
}
