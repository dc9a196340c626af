// @ts-check
import { part, write } from './dom.js';

/** @typedef {'form' | 'bank' | 'leave' | 'notice'} View */

export const view = () => /** @type {View} */ (document.body.dataset.view);

export const busy = () => part('sheet').hasAttribute('aria-busy');

/** @param {View} next */
export function show(next) {
  document.body.dataset.view = next;
  const title = document.getElementById(`${next}-title`) ?? part('sheet');
  title.focus();
}

/**
 * @param {string} title
 * @param {string} text
 */
export function notice(title, text) {
  write('notice-title', title);
  write('notice-text', text);
  show('notice');
}

/** @param {string} text empty clears it */
export function alarm(text) {
  write('alert', text);
}

/**
 * Nothing can be pressed while `work` is under way.
 * @template T
 * @param {string} text
 * @param {Promise<T>} work
 */
export async function whileBusy(text, work) {
  write('status', text);
  part('sheet').setAttribute('aria-busy', 'true');
  try {
    return await work;
  } finally {
    part('sheet').removeAttribute('aria-busy');
    write('status', '');
  }
}
