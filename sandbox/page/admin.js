// @ts-check
import { callApi, post } from './admin-api.js';
import { formatTime, ROW_BUILDERS } from './admin-rows.js';
import { getElement, getInput, setText } from './dom-helpers.js';

/** @import { Action, Row } from './admin-rows.js' */

const LISTS = Object.keys(ROW_BUILDERS);

/**
 * Runs an action, shows its result and the new state.
 * @param {string} label
 * @param {() => Promise<unknown>} action
 */
async function runAction(label, action) {
  setText('alert', '');
  setText('status', '');
  try {
    await action();
    await refresh();
    setText('status', `${label}: done`);
  } catch (error) {
    setText('alert', `${label}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function refresh() {
  const [clock, faults, webhook, ...lists] = await Promise.all([
    callApi('/admin/clock'),
    callApi('/admin/faults'),
    callApi('/admin/webhook'),
    ...LISTS.map((name) => callApi(`/admin/${name}?count=20`)),
  ]);
  setText('clock-now', formatTime(clock.now));
  setText(
    'clock-offset',
    clock.offsetSeconds === 0 ? 'real time' : `moved by ${clock.offsetSeconds} seconds`,
  );
  showFaults(faults);
  setText('webhook-state', describeWebhook(webhook));
  const toggle = getElement('webhook-toggle');
  toggle.textContent = webhook.enabled ? 'Disable webhook' : 'Enable webhook';
  toggle.dataset.enabled = String(webhook.enabled);
  for (const [index, name] of LISTS.entries()) showList(name, lists[index].items);
}

/** @param {{ url: string | null, enabled: boolean }} webhook */
function describeWebhook({ url, enabled }) {
  if (!url) return 'No receiver is configured: none are sent.';
  return `${enabled ? 'Sent to' : 'Disabled:'} ${url}`;
}

/** @param {Record<string, unknown>} faults */
function showFaults(faults) {
  for (const field of getFaultFields()) {
    const value = faults[field.name];
    if (field.type === 'checkbox') field.checked = value === true;
    else field.value = value === undefined ? '' : String(value);
  }
}

/** @returns {HTMLInputElement[]} selects included, which have `name` and `value` too */
const getFaultFields = () =>
  [...getElement('faults-form').querySelectorAll('input, select')].map(
    (field) => /** @type {HTMLInputElement} */ (field),
  );

/** @returns {Record<string, unknown>} only the fields that are set */
function readFaultForm() {
  /** @type {[string, unknown][]} */
  const entries = [];
  for (const field of getFaultFields()) {
    if (field.type === 'checkbox' && field.checked) entries.push([field.name, true]);
    if (field.type !== 'checkbox' && field.value !== '')
      entries.push([field.name, field.type === 'number' ? Number(field.value) : field.value]);
  }
  return Object.fromEntries(entries);
}

/**
 * @param {string} name
 * @param {any[]} entities
 */
function showList(name, entities) {
  const list = /** @type {HTMLElement} */ (document.querySelector(`[data-list='${name}']`));
  const emptyNotice = /** @type {HTMLElement} */ (document.querySelector(`[data-empty='${name}']`));
  const buildRow = ROW_BUILDERS[name];
  if (!buildRow) throw new Error(`no rows for ${name}`);
  list.replaceChildren(...entities.map((entity) => createRow(buildRow(entity))));
  emptyNotice.hidden = entities.length > 0;
}

/** @param {Row} row */
function createRow({ title, status = '', facts, actions }) {
  const item = document.createElement('li');
  const heading = createElement('p', 'title', title);
  heading.append(' ', createElement('span', 'badge', status.replaceAll('_', ' ')));
  item.append(heading, createElement('p', 'facts', facts.join(' · ')));
  const amount = actions.some(({ hasAmount }) => hasAmount) ? createAmountField(title) : undefined;
  if (amount) item.append(amount.field);
  if (actions.length > 0) {
    const buttons = createElement('div', 'buttons', '');
    buttons.append(...actions.map((action) => createButton(action, title, amount?.control)));
    item.append(buttons);
  }
  return item;
}

/**
 * @param {string} tag
 * @param {string} className
 * @param {string} text
 */
function createElement(tag, className, text) {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** @param {string} title names the row */
function createAmountField(title) {
  const field = createElement('p', 'field', '');
  const label = document.createElement('label');
  const control = document.createElement('input');
  control.id = `amount-${title}`;
  label.htmlFor = control.id;
  label.textContent = 'Rupees (empty: all)';
  Object.assign(control, { type: 'number', min: '1', step: '0.01', autocomplete: 'off' });
  field.append(label, control);
  return { field, control };
}

/**
 * @param {Action} action
 * @param {string} title
 * @param {HTMLInputElement} [amountControl]
 */
function createButton({ label, run: perform, hasAmount }, title, amountControl) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.setAttribute('aria-label', `${label}: ${title}`);
  button.addEventListener('click', () => {
    const rupees = hasAmount ? amountControl?.value : '';
    void runAction(label, () => perform(rupees ? Math.round(Number(rupees) * 100) : undefined));
  });
  return button;
}

/**
 * @param {string} id
 * @param {string} label
 * @param {() => Promise<unknown>} action
 */
const onClick = (id, label, action) =>
  getElement(id).addEventListener('click', () => void runAction(label, action));

for (const button of document.querySelectorAll('[data-advance]'))
  button.addEventListener('click', () => {
    const advanceSeconds = Number(/** @type {HTMLElement} */ (button).dataset.advance);
    void runAction('Clock', () => post('/admin/clock', { advanceSeconds }));
  });
onClick('clock-reset', 'Clock', () => post('/admin/clock', { offsetSeconds: 0 }));
onClick('faults-clear', 'Faults', () => post('/admin/faults', {}));
onClick('settle', 'Settlement', () => post('/admin/settlements'));
onClick('webhook-toggle', 'Webhook', () =>
  post('/admin/webhook', { enabled: getElement('webhook-toggle').dataset.enabled !== 'true' }),
);
getElement('faults-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void runAction('Faults', () => post('/admin/faults', readFaultForm()));
});
getElement('downtime-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const body = { method: getInput('method').value, severity: getInput('severity').value };
  void runAction('Downtime', () => post('/admin/downtimes', body));
});

onClick('reload', 'Reload', () => Promise.resolve());
await refresh().catch((error) => setText('alert', String(error)));
