// @ts-check
import { getElement, getInput, setText } from './dom-helpers.js';

/**
 * Shows the merchant's name, logo and colour, and the payer's contact details.
 * @param {import('./modal.js').Options} options
 */
export function applyTheme({ name, description, image, prefill = {}, theme }) {
  setText('merchant', name || 'Payment');
  setText('description', description ?? '');
  getElement('contact').replaceChildren(...[prefill.email, prefill.contact].filter(Boolean).map(createSpan));
  if (prefill.name) getInput('holder').value = prefill.name;
  if (image) showLogo(image);
  else setText('initial', (name || 'P').slice(0, 1));
  if (theme?.color && CSS.supports('color', theme.color)) setAccent(theme.color);
}

/** @param {string | undefined} text */
function createSpan(text) {
  const span = document.createElement('span');
  span.textContent = text ?? '';
  return span;
}

/** @param {string} source */
function showLogo(source) {
  const logo = /** @type {HTMLImageElement} */ (getElement('logo'));
  logo.addEventListener('load', () => (logo.hidden = false));
  logo.src = source;
}

/** @param {string} accent */
function setAccent(accent) {
  const { style } = document.documentElement;
  style.setProperty('--accent', accent);
  style.setProperty('--on-accent', isLight(accent) ? '#1d1b2e' : '#ffffff');
}

/** Near the relative luminance (WCAG) on which dark text and white text have the same contrast. */
const EQUAL_CONTRAST_LUMINANCE = 0.19;

/**
 * True when dark text has more contrast on this colour than white text.
 * @param {string} accent
 */
function isLight(accent) {
  const probe = getElement('initial');
  probe.style.color = accent;
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? [])
    .map(Number)
    .map(toLinear);
  probe.style.color = '';
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > EQUAL_CONTRAST_LUMINANCE;
}

/**
 * Linear light of an sRGB channel: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 * @param {number} channel 0 to 255
 */
function toLinear(channel) {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
