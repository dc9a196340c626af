// @ts-check
/**
 * The modal: choose a method, answer for the simulated bank, then retry after a failure or close.
 *
 * @typedef {{
 *   name?: string, description?: string, image?: string, notes?: Record<string, string>,
 *   prefill?: { name?: string, email?: string, contact?: string, method?: string },
 *   theme?: { color?: string }, retry?: { enabled?: boolean },
 *   config?: { display?: { blocks?: Record<string, { instruments: { method: string }[] }>, sequence?: string[] } },
 *   modal?: { escape?: boolean, confirm_close?: boolean, backdropclose?: boolean },
 * }} Options
 * @typedef {{ code: string, description: string, reason: string, metadata: Record<string, string> }} Failure
 */
import { initCardForm, readCard } from './card-form.js';
import { getElement, getInput, setError } from './dom-helpers.js';
import { trapFocus } from './focus-trap.js';
import { onHostMessage, postToHost } from './iframe-host.js';
import { initTabs, selectMethod } from './tabs.js';
import { applyTheme } from './theme.js';
import { getCurrentView, isBusy, runBusy, setAlert, showNotice, showView } from './view.js';

/** @type {Options} */
let options = {};
/** @type {Record<string, string>} the payment that waits for the bank's answer */
let attempt = {};
let isCloseRequested = false;
let previousView = getCurrentView();

initTabs();
initCardForm();
trapFocus(getElement('sheet'));
onHostMessage({ open: (message) => open(message.options), close: closeNow, escape: handleEscape });
onSubmit('pay-card', payByCard);
onSubmit('pay-upi', payByUpi);
onSubmit('pay-netbanking', () => showBank({ method: 'netbanking', bank: getInput('bank').value }));
onSubmit('otp-form', submitOtp);
onClick('succeed', () => pay({ ...attempt, outcome: 'success' }));
onClick('fail', () => pay({ ...attempt, outcome: 'failure' }));
onClick('no-answer', () => pay({ ...attempt, outcome: 'pending' }));
onClick('back', () => showView('form'));
onClick('close', requestClose);
onClick('dismiss', closeNow);
onClick('leave', closeNow);
onClick('stay', () => showView(previousView));
addEventListener('keydown', (event) => event.key === 'Escape' && handleEscape());
document.body.addEventListener('mousedown', (event) => {
  if (event.target === document.body && options.modal?.backdropclose) requestClose();
});
postToHost('ready');

/** @param {Options} merchantOptions */
function open(merchantOptions) {
  options = merchantOptions;
  applyTheme(options);
  const { method, email, contact } = options.prefill ?? {};
  selectMethod(findFirstMethod());
  if (method && email && contact) selectMethod(method);
  showView(getCurrentView());
}

/** The first entry of the display sequence is a method or a block, such as `block.upi`. */
function findFirstMethod() {
  const { sequence = [], blocks = {} } = options.config?.display ?? {};
  const [first = ''] = sequence;
  return blocks[first.replace(/^block\./, '')]?.instruments[0]?.method ?? first;
}

function payByCard() {
  const card = readCard();
  if (card) showBank({ method: 'card', card });
}

function payByUpi() {
  const vpa = getInput('vpa').value.trim();
  const isValid = /^[\w.-]{2,}@\w{2,}$/.test(vpa);
  setError('vpa', isValid ? '' : 'A UPI ID looks like name@bank.');
  if (!isValid) return;
  if (vpa === 'success@razorpay' || vpa === 'failure@razorpay') void pay({ method: 'upi', vpa });
  else showBank({ method: 'upi', vpa });
}

/** @param {Record<string, string>} newAttempt */
function showBank(newAttempt) {
  attempt = newAttempt;
  document.body.dataset.method = newAttempt.method;
  getInput('otp').value = '';
  setError('otp', '');
  setAlert('');
  showView('bank');
}

function submitOtp() {
  const otp = getInput('otp').value.trim();
  const isValid = /^\d+$/.test(otp);
  setError('otp', isValid ? '' : 'Enter some digits.');
  if (isValid) void pay({ ...attempt, otp });
}

/** @param {Record<string, string>} body */
async function pay(body) {
  if (isBusy()) return;
  setAlert('');
  const { email, contact } = options.prefill ?? {};
  const { notes, description } = options;
  const response = await runBusy(
    'Waiting for the bank…',
    postPayment({ ...body, email, contact, notes, description }),
  );
  if (response.razorpay_payment_id) return showPaid(response);
  if (response.payment)
    return showNotice('Waiting for the bank', 'It has not answered yet. You can close this page.');
  showFailure(response.error);
}

/**
 * @param {object} body
 * @returns {Promise<any>} the gateway's response; an empty object when there was none
 */
async function postPayment(body) {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${location.pathname}/pay`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return await response.json();
  } catch {
    return {};
  }
}

/** @param {Record<string, string>} proof */
function showPaid(proof) {
  showNotice('Paid', 'The sandbox took this payment. You can close this page.');
  postToHost('paid', { paid: proof });
}

/** @param {Failure | undefined} error */
function showFailure(error) {
  if (error?.reason === 'order_already_paid')
    return showNotice('Already paid', `${error.description} Nothing more was taken.`);
  showView('form');
  setAlert(`${error?.description ?? 'The bank did not answer.'} You can try again.`);
  if (error?.metadata?.payment_id) postToHost('failed', { error });
  if (isCloseRequested || options.retry?.enabled === false) postToHost('dismissed');
}

function handleEscape() {
  if (getCurrentView() === 'leave') showView(previousView);
  else if (options.modal?.escape !== false) requestClose();
}

function requestClose() {
  if (isBusy() || getCurrentView() === 'leave') return;
  if (!options.modal?.confirm_close || getCurrentView() === 'notice') return closeNow();
  previousView = getCurrentView();
  showView('leave');
}

/** Waits for a running payment, because it may succeed. */
function closeNow() {
  isCloseRequested = true;
  if (!isBusy()) postToHost('dismissed');
}

/**
 * @param {string} id
 * @param {() => void} handler
 */
function onSubmit(id, handler) {
  getElement(id).addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isBusy()) handler();
  });
}

/**
 * @param {string} id
 * @param {() => void} handler
 */
function onClick(id, handler) {
  getElement(id).addEventListener('click', () => handler());
}
