// @ts-check

const FOCUSABLE = 'button, input, select, [href], [tabindex="0"]';

/**
 * Tab goes round inside `box` and never out of it.
 * @param {HTMLElement} box
 */
export function trapFocus(box) {
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...box.querySelectorAll(FOCUSABLE)].filter(reachable);
    const leaving = event.shiftKey ? stops[0] : stops.at(-1);
    const outside = event.shiftKey && document.activeElement === box;
    if (document.activeElement !== leaving && !outside) return;
    event.preventDefault();
    const entering = event.shiftKey ? stops.at(-1) : stops[0];
    if (entering instanceof HTMLElement) entering.focus();
  });
}

/** @param {Element} element */
const reachable = (element) =>
  element instanceof HTMLElement &&
  element.tabIndex >= 0 &&
  element.checkVisibility() &&
  !element.matches(':disabled');
