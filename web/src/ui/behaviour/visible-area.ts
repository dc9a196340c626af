/**
 * The part of the page above a screen keyboard. A keyboard covers the page without resizing it; only the visual viewport
 * reports it.
 */

/** A smaller difference comes from the browser's own bars. */
const MIN_KEYBOARD_HEIGHT_PX = 100;

let isTracking = false;

/** Keeps the custom properties `--visible-height` and `--keyboard-height` of the page while a screen keyboard is open. */
export function trackVisibleArea(): void {
  if (isTracking || !visualViewport) return;
  isTracking = true;
  visualViewport.addEventListener('resize', updateProperties);
  visualViewport.addEventListener('scroll', updateProperties);
  updateProperties();
}

function updateProperties(): void {
  const { style, clientHeight } = document.documentElement;
  const { bottom, height, isZoomed } = getVisibleArea();
  const keyboardHeight = clientHeight - bottom;
  if (isZoomed || keyboardHeight < MIN_KEYBOARD_HEIGHT_PX) {
    style.removeProperty('--visible-height');
    style.removeProperty('--keyboard-height');
  } else {
    style.setProperty('--visible-height', `${height}px`);
    style.setProperty('--keyboard-height', `${keyboardHeight}px`);
  }
}

/** Scrolls the dialog or page until the list below an input is visible, as far as the input with its label stays visible. */
export function scrollListIntoView(input: Element, list: Element): void {
  const dialog = input.closest('dialog');
  const area = getVisibleArea();
  const bounds = dialog?.getBoundingClientRect() ?? { top: getNavigationBarHeight(), bottom: area.bottom };
  const hiddenHeight = list.getBoundingClientRect().bottom - Math.min(area.bottom, bounds.bottom);
  const freeHeight = input.getBoundingClientRect().top - LABEL_HEIGHT_PX - Math.max(area.top, bounds.top);
  const distance = Math.min(hiddenHeight, freeHeight);
  if (distance > 0) (dialog ?? document.documentElement).scrollBy({ top: distance, behavior: 'instant' });
}

/** The label above an input, with its margin. */
const LABEL_HEIGHT_PX = 32;

/** The bar stays at the top of the page and covers what is scrolled below it. The token is in tokens.css. */
const getNavigationBarHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar'));

/** In CSS pixels of the layout viewport. A pinch zoom makes it smaller, see `isZoomed`. */
function getVisibleArea(): { top: number; bottom: number; height: number; isZoomed: boolean } {
  const { clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight, scale = 1 } = visualViewport ?? {};
  return { top: offsetTop, bottom: offsetTop + height, height, isZoomed: scale > 1.01 };
}
