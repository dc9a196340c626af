// @ts-check
import { input, part, write } from './dom.js';

/**
 * Shows the shop: name, picture, colour, and what it knows of the payer.
 * @param {import('./modal.js').Options} options
 */
export function dress({ name, description, image, prefill = {}, theme }) {
  write('merchant', name || 'Payment');
  write('description', description ?? '');
  part('contact').replaceChildren(...[prefill.email, prefill.contact].filter(Boolean).map(span));
  if (prefill.name) input('holder').value = prefill.name;
  if (image) picture(image);
  else write('initial', (name || 'P').slice(0, 1));
  if (theme?.color && CSS.supports('color', theme.color)) colour(theme.color);
}

/** @param {string | undefined} text */
function span(text) {
  const made = document.createElement('span');
  made.textContent = text ?? '';
  return made;
}

/** @param {string} source */
function picture(source) {
  const logo = /** @type {HTMLImageElement} */ (part('logo'));
  logo.addEventListener('load', () => (logo.hidden = false));
  logo.src = source;
}

/** @param {string} accent */
function colour(accent) {
  const { style } = document.documentElement;
  style.setProperty('--accent', accent);
  style.setProperty('--on-accent', isLight(accent) ? '#1d1b2e' : '#ffffff');
}

/**
 * Whether dark letters are easier to read on it than white ones: WCAG's relative luminance.
 * @param {string} accent
 */
function isLight(accent) {
  const probe = part('initial');
  probe.style.color = accent;
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? [])
    .map(Number)
    .map(linear);
  probe.style.color = '';
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.19;
}

/** @param {number} channel 0 to 255 */
const linear = (channel) =>
  channel / 255 <= 0.04045 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
