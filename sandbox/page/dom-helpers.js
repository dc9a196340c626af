// @ts-check

/**
 * Returns an element that must exist.
 * @param {string} id
 */
export function getElement(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id} in the document`);
  return element;
}

/**
 * @param {string} id
 * @returns {HTMLInputElement}
 */
export const getInput = (id) => /** @type {HTMLInputElement} */ (getElement(id));

/**
 * @param {string} id
 * @param {string} text
 */
export function setText(id, text) {
  getElement(id).textContent = text;
}

/**
 * Marks a field as invalid and focuses it; an empty message clears the mark.
 * @param {string} id
 * @param {string} error
 */
export function setError(id, error) {
  setText(`${id}-error`, error);
  const field = getInput(id);
  if (error) {
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  } else field.removeAttribute('aria-invalid');
}
