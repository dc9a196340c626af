/**
 * Renders the sections below the fold when the page is loaded and idle, one after the other: fast scrolling finds no empty
 * area, the scroll bar has its final length, and a picture of the whole page is complete.
 */
export function renderBelowFoldWhenIdle(): void {
  if (document.readyState === 'complete') runWhenIdle(renderNextSection);
  else addEventListener('load', () => runWhenIdle(renderNextSection), { once: true });
}

/** Safari has no requestIdleCallback. */
export const runWhenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200);

function renderNextSection(): void {
  const section = [...document.querySelectorAll<HTMLElement>('.below-fold')].find(
    ({ style }) => style.contentVisibility === '',
  );
  if (!section) return;
  // a section above the viewport would move the text that is being read
  section.style.contentVisibility = section.getBoundingClientRect().top > innerHeight ? 'visible' : 'auto';
  runWhenIdle(renderNextSection);
}
