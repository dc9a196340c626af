// @ts-check
import { getInput, setError } from './dom-helpers.js';

const picker = /** @type {HTMLSelectElement} */ (/** @type {unknown} */ (getInput('test-card')));
const testCards = new Set([...picker.options].map((option) => option.value).filter(Boolean));

const readNumber = () => getInput('number').value.replaceAll(/\D/g, '');

/** Formats the fields while typing; choosing a test card fills in the form. */
export function initCardForm() {
  getInput('number').addEventListener('input', () => reformat(getInput('number'), formatNumber));
  getInput('expiry').addEventListener('input', () => reformat(getInput('expiry'), formatExpiry));
  picker.addEventListener('change', () => {
    if (!picker.value) return;
    getInput('number').value = formatNumber(picker.value);
    getInput('expiry').value = `12 / ${String(new Date().getFullYear() + 4).slice(2)}`;
    getInput('cvv').value = '123';
    getInput('holder').value ||= 'Test Card';
    for (const id of ['number', 'expiry', 'cvv', 'holder']) setError(id, '');
  });
}

/** Returns the card number, or undefined after marking the invalid fields. */
export function readCard() {
  const errors = Object.entries({
    holder: checkHolder(),
    cvv: checkCvv(),
    expiry: checkExpiry(),
    number: checkNumber(),
  });
  // Last field first: the first invalid field gets the focus.
  for (const [id, error] of errors) setError(id, error);
  return errors.some(([, error]) => error) ? undefined : readNumber();
}

// Each check returns the error text of its field, or an empty text.

function checkNumber() {
  if (readNumber() === '') return 'Enter a card number, or pick a test card above.';
  return testCards.has(readNumber())
    ? ''
    : 'Only the test cards above work here. Please never type a real card.';
}

function checkExpiry() {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2]) ?\/ ?(\d\d)$/.exec(getInput('expiry').value) ?? [];
  if (!month) return 'Month and year, like 09 / 31.';
  return new Date(2000 + Number(year), Number(month)) > new Date() ? '' : 'Choose a date in the future.';
}

const checkCvv = () => (/^\d{3,4}$/.test(getInput('cvv').value) ? '' : 'Any three digits.');

const checkHolder = () => (getInput('holder').value.trim() ? '' : 'Any name.');

/** @param {string} text */
const formatNumber = (text) =>
  text
    .replaceAll(/\D/g, '')
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** @param {string} text */
const formatExpiry = (text) =>
  text
    .replaceAll(/\D/g, '')
    .slice(0, 4)
    .replace(/^(\d\d)(\d)/, '$1 / $2');

/**
 * Formats only while the cursor is at the end, so that a correction in the middle keeps its place.
 * @param {HTMLInputElement} field
 * @param {(text: string) => string} format
 */
function reformat(field, format) {
  if (field.selectionStart === field.value.length) field.value = format(field.value);
}
