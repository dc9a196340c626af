// @ts-check

/**
 * An element that the document is known to have.
 * @param {string} id
 */
export function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id} in the document`);
  return found;
}

/**
 * @param {string} id
 * @returns {HTMLInputElement}
 */
export const input = (id) => /** @type {HTMLInputElement} */ (part(id));

/**
 * @param {string} id
 * @param {string} text
 */
export function write(id, text) {
  part(id).textContent = text;
}

/**
 * Marks a field as wrong and goes there; an empty text clears the mark.
 * @param {string} id
 * @param {string} problem
 */
export function complain(id, problem) {
  write(`${id}-error`, problem);
  input(id).toggleAttribute('aria-invalid', problem !== '');
  if (problem) input(id).focus();
}
