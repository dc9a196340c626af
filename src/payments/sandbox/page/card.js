// @ts-check
import { complain, input } from './dom.js';

const picker = /** @type {HTMLSelectElement} */ (/** @type {unknown} */ (input('test-card')));
const known = new Set([...picker.options].map((option) => option.value).filter(Boolean));

const number = () => input('number').value.replaceAll(/\D/g, '');

/** Groups what is typed, and fills everything in when a test card is picked. */
export function startCard() {
  input('number').addEventListener('input', () => regroup(input('number'), groupNumber));
  input('expiry').addEventListener('input', () => regroup(input('expiry'), groupExpiry));
  picker.addEventListener('change', () => {
    if (!picker.value) return;
    input('number').value = groupNumber(picker.value);
    input('expiry').value = `12 / ${String(new Date().getFullYear() + 4).slice(2)}`;
    input('cvv').value = '123';
    input('holder').value ||= 'Test Card';
    for (const id of ['number', 'expiry', 'cvv', 'holder']) complain(id, '');
  });
}

/** The card's number, or nothing when a field is wrong and says so. */
export function readCard() {
  const problems = Object.entries({
    holder: holderProblem(),
    cvv: cvvProblem(),
    expiry: expiryProblem(),
    number: numberProblem(),
  });
  // From the last field to the first, so that the first wrong one ends up with the focus.
  for (const [id, problem] of problems) complain(id, problem);
  return problems.some(([, problem]) => problem) ? undefined : number();
}

function numberProblem() {
  if (number() === '') return 'Enter a card number, or pick a test card above.';
  return known.has(number()) ? '' : 'Only the test cards above work here. Please never type a real card.';
}

function expiryProblem() {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2]) ?\/ ?(\d\d)$/.exec(input('expiry').value) ?? [];
  if (!month) return 'Month and year, like 09 / 31.';
  return new Date(2000 + Number(year), Number(month)) > new Date() ? '' : 'Choose a date in the future.';
}

const cvvProblem = () => (/^\d{3,4}$/.test(input('cvv').value) ? '' : 'Any three digits.');

const holderProblem = () => (input('holder').value.trim() ? '' : 'Any name.');

/** @param {string} text */
const groupNumber = (text) =>
  text
    .replaceAll(/\D/g, '')
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** @param {string} text */
const groupExpiry = (text) =>
  text
    .replaceAll(/\D/g, '')
    .slice(0, 4)
    .replace(/^(\d\d)(\d)/, '$1 / $2');

/**
 * Only while typing at the end; a correction in the middle is left alone.
 * @param {HTMLInputElement} field
 * @param {(text: string) => string} group
 */
function regroup(field, group) {
  if (field.selectionStart === field.value.length) field.value = group(field.value);
}
