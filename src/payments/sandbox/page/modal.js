// @ts-check
/**
 * The modal's course: choose a method, meet the make-believe bank, succeed or fail, try again or leave.
 *
 * @typedef {{
 *   name?: string, description?: string, image?: string, notes?: Record<string, string>,
 *   prefill?: { name?: string, email?: string, contact?: string, method?: string },
 *   theme?: { color?: string }, retry?: { enabled?: boolean },
 *   modal?: { escape?: boolean, confirm_close?: boolean, backdropclose?: boolean },
 * }} Options
 * @typedef {{ code: string, description: string, reason: string, metadata: Record<string, string> }} Failure
 */
import { readCard, startCard } from './card.js';
import { complain, input, part } from './dom.js';
import { listen, tell } from './host.js';
import { dress } from './look.js';
import { chooseMethod, startTabs } from './tabs.js';
import { trapFocus } from './trap.js';
import { alarm, busy, notice, show, view, whileBusy } from './view.js';

/** @type {Options} */
let options = {};
/** @type {Record<string, string>} what the bank is asked about */
let attempt = {};
let closeAsked = false;
let viewBefore = view();

startTabs();
startCard();
trapFocus(part('sheet'));
listen({ open: (message) => open(message.options), close: closeNow, escape });
onSubmit('pay-card', payByCard);
onSubmit('pay-upi', payByUpi);
onSubmit('pay-netbanking', () => goToBank({ method: 'netbanking', bank: input('bank').value }));
onSubmit('otp-form', submitOtp);
onClick('succeed', () => pay({ ...attempt, outcome: 'success' }));
onClick('fail', () => pay({ ...attempt, outcome: 'failure' }));
onClick('silent', () => pay({ ...attempt, outcome: 'pending' }));
onClick('back', () => show('form'));
onClick('close', askToClose);
onClick('dismiss', closeNow);
onClick('leave', closeNow);
onClick('stay', () => show(viewBefore));
addEventListener('keydown', (event) => event.key === 'Escape' && escape());
document.body.addEventListener('mousedown', (event) => {
  if (event.target === document.body && options.modal?.backdropclose) askToClose();
});
tell('ready');

/** @param {Options} given */
function open(given) {
  options = given;
  dress(given);
  const { method, email, contact } = given.prefill ?? {};
  if (method && email && contact) chooseMethod(method);
  show(view());
}

function payByCard() {
  const card = readCard();
  if (card) goToBank({ method: 'card', card });
}

function payByUpi() {
  const vpa = input('vpa').value.trim();
  const valid = /^[\w.-]{2,}@\w{2,}$/.test(vpa);
  complain('vpa', valid ? '' : 'A UPI ID looks like name@bank.');
  if (!valid) return;
  if (vpa === 'success@razorpay' || vpa === 'failure@razorpay') void pay({ method: 'upi', vpa });
  else goToBank({ method: 'upi', vpa });
}

/** @param {Record<string, string>} chosen */
function goToBank(chosen) {
  attempt = chosen;
  document.body.dataset.method = chosen.method;
  input('otp').value = '';
  complain('otp', '');
  alarm('');
  show('bank');
}

function submitOtp() {
  const otp = input('otp').value.trim();
  const valid = /^\d+$/.test(otp);
  complain('otp', valid ? '' : 'Enter some digits.');
  if (valid) void pay({ ...attempt, otp });
}

/** @param {Record<string, string>} body */
async function pay(body) {
  if (busy()) return;
  alarm('');
  const { email, contact } = options.prefill ?? {};
  const { notes, description } = options;
  const answer = await whileBusy(
    'Waiting for the bank…',
    post({ ...body, email, contact, notes, description }),
  );
  if (answer.razorpay_payment_id) return paid(answer);
  if (answer.payment)
    return notice('Waiting for the bank', 'It has not answered yet. You can close this page.');
  failed(answer.error);
}

/**
 * @param {object} body
 * @returns {Promise<any>} what the gateway answered; no answer is an empty object
 */
async function post(body) {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${location.pathname}/pay`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return {};
  }
}

/** @param {Record<string, string>} answer */
function paid(answer) {
  notice('Paid', 'The sandbox took this payment. You can close this page.');
  tell('paid', { paid: answer });
}

/** @param {Failure | undefined} error */
function failed(error) {
  if (error?.reason === 'order_already_paid')
    return notice('Already paid', `${error.description} Nothing more was taken.`);
  show('form');
  alarm(`${error?.description ?? 'The bank did not answer.'} You can try again.`);
  if (error?.metadata?.payment_id) tell('failed', { error });
  if (closeAsked || options.retry?.enabled === false) tell('dismissed');
}

function escape() {
  if (view() === 'leave') show(viewBefore);
  else if (options.modal?.escape !== false) askToClose();
}

function askToClose() {
  if (busy() || view() === 'leave') return;
  if (!options.modal?.confirm_close || view() === 'notice') return closeNow();
  viewBefore = view();
  show('leave');
}

/** A payment under way is waited for: it may succeed. */
function closeNow() {
  closeAsked = true;
  if (!busy()) tell('dismissed');
}

/**
 * @param {string} id
 * @param {() => void} act
 */
function onSubmit(id, act) {
  part(id).addEventListener('submit', (event) => {
    event.preventDefault();
    if (!busy()) act();
  });
}

/**
 * @param {string} id
 * @param {() => void} act
 */
function onClick(id, act) {
  part(id).addEventListener('click', () => act());
}
