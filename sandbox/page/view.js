// @ts-check
import { getElement, setText } from './dom-helpers.js';

/** @typedef {'form' | 'bank' | 'leave' | 'notice'} View */

export const getCurrentView = () => /** @type {View} */ (document.body.dataset.view);

export const isBusy = () => getElement('sheet').hasAttribute('aria-busy');

/** @param {View} view */
export function showView(view) {
  document.body.dataset.view = view;
  const title = document.getElementById(`${view}-title`) ?? getElement('sheet');
  title.focus();
}

/**
 * @param {string} title
 * @param {string} text
 */
export function showNotice(title, text) {
  setText('notice-title', title);
  setText('notice-text', text);
  showView('notice');
}

/** @param {string} text an empty text clears the alert */
export function setAlert(text) {
  setText('alert', text);
}

/**
 * Disables the modal until `work` has finished.
 * @template T
 * @param {string} text
 * @param {Promise<T>} work
 */
export async function runBusy(text, work) {
  setText('status', text);
  getElement('sheet').setAttribute('aria-busy', 'true');
  try {
    return await work;
  } finally {
    getElement('sheet').removeAttribute('aria-busy');
    setText('status', '');
  }
}
