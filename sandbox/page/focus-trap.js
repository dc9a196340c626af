// @ts-check

const FOCUSABLE = 'button, input, select, [href], [tabindex="0"]';

/**
 * Keeps Tab inside `container`.
 * @param {HTMLElement} container
 */
export function trapFocus(container) {
  container.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const focusable = [...container.querySelectorAll(FOCUSABLE)].filter(isFocusable);
    const lastElement = event.shiftKey ? focusable[0] : focusable.at(-1);
    const isContainerFocused = event.shiftKey && document.activeElement === container;
    if (document.activeElement !== lastElement && !isContainerFocused) return;
    event.preventDefault();
    const nextElement = event.shiftKey ? focusable.at(-1) : focusable[0];
    if (nextElement instanceof HTMLElement) nextElement.focus();
  });
}

/** @param {Element} element */
const isFocusable = (element) =>
  element instanceof HTMLElement &&
  element.tabIndex >= 0 &&
  element.checkVisibility() &&
  !element.matches(':disabled');
