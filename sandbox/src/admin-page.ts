/** GET /admin: a page to change faults, clock and webhook by hand. Its script fills the lists from the admin API. */
import type Koa from 'koa';
import { WEBHOOK_FAULTS } from './fault-settings.ts';
import { html, type Html } from './html.ts';
import { SANDBOX_PATH } from './paths.ts';

const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const serveAdminPage: Koa.Middleware = async (ctx) => {
  ctx.set('content-security-policy', CONTENT_POLICY);
  ctx.set('cache-control', 'no-store');
  ctx.type = 'html';
  ctx.body = String(renderPage());
};

function renderPage(): Html {
  const assets = `${SANDBOX_PATH}/checkout/assets`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox gateway</title>
        <link rel="stylesheet" href="${assets}/admin.css" />
        <script type="module" src="${assets}/admin.js"></script>
      </head>
      <body data-base="${SANDBOX_PATH}">
        <header>
          <h1>Sandbox gateway</h1>
          <p>No money moves. Everybody who reaches this page can use it.</p>
          ${renderNavigation()}
          <button type="button" id="reload">Reload</button>
        </header>
        <main>
          <p id="status" role="status"></p>
          <p id="alert" role="alert"></p>
          <div class="columns">
            <div>${renderSection('clock', 'Clock', renderClock())} ${renderFaults()}</div>
            <div>
              ${SECTIONS.map(({ id, title, form }) => renderSection(id, title, renderList(id, form)))}
            </div>
          </div>
        </main>
      </body>
    </html>`;
}

const renderNavigation = () =>
  html`<nav aria-label="Sections">
    <ul>
      ${[{ id: 'clock', title: 'Clock' }, { id: 'faults', title: 'Faults' }, ...SECTIONS].map(
        ({ id, title }) => html`<li><a href="#${id}-section">${title}</a></li>`,
      )}
    </ul>
  </nav>`;

const renderSection = (id: string, title: string, content: Html) =>
  html`<section id="${id}-section" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`;

/** `data-list` is the path of the admin API that fills the list. */
const renderList = (id: string, form: Html) =>
  html`${form}
    <ul class="list" data-list="${id}"></ul>
    <p class="empty" data-empty="${id}" hidden>None yet.</p>`;

const renderClock = () =>
  html`<p><strong id="clock-now"></strong> <span id="clock-offset"></span></p>
    <div class="buttons">
      ${CLOCK_STEPS.map(
        ([label, seconds]) =>
          html`<button type="button" data-advance="${String(seconds)}">${label}</button> `,
      )}
      <button type="button" id="clock-reset">Real time</button>
    </div>`;

const CLOCK_STEPS: [label: string, seconds: number][] = [
  ['− 5 minutes', -300],
  ['+ 15 minutes', 900],
  ['+ 1 hour', 3600],
  ['+ 1 day', 86_400],
  ['+ 30 days', 2_592_000],
];

const renderFaults = () =>
  renderSection(
    'faults',
    'Faults',
    html`<form id="faults-form">
      ${renderSelect('webhooks', 'Delivery of webhooks', WEBHOOK_FAULTS)}
      ${renderInput('webhookDelaySeconds', 'Seconds (for delayed)', html`type="number" min="1" max="604800"`)}
      ${renderInput('oldWebhookSecret', 'Secret (for old-secret)', html``)}
      ${renderSelect('fail', 'Requests', ['', '429', '500', '502html', 'hang', 'reset-after-commit'])}
      ${renderInput('endpoint', 'Only the endpoint', html`placeholder="orders.create"`)}
      <div class="pair">
        ${renderInput('times', 'Times', html`type="number" min="1"`)}
        ${renderInput('latencyMs', 'Delay in ms', html`type="number" min="0" max="120000"`)}
      </div>
      ${renderSelect('refundCreatedStatus', 'Status in refund.created', ['', 'created', 'none'])}
      ${renderCheckbox('allowSecondCapture', 'A paid order accepts a second payment')}
      ${renderCheckbox('deferRefunds', 'Refunds stay pending')}
      ${renderCheckbox('noBalance', 'No balance for refunds')}
      <div class="buttons">
        <button class="primary">Set faults</button>
        <button type="button" id="faults-clear">End all faults</button>
      </div>
    </form>`,
  );

const renderInput = (name: string, label: string, attributes: Html) =>
  html`<p class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" autocomplete="off" ${attributes} />
  </p>`;

const renderSelect = (name: string, label: string, options: readonly string[]) =>
  html`<p class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map((option) => html`<option value="${option}">${option || 'as usual'}</option>`)}
    </select>
  </p>`;

const renderCheckbox = (name: string, label: string) =>
  html`<p class="check">
    <input type="checkbox" id="${name}" name="${name}" /> <label for="${name}">${label}</label>
  </p>`;

const renderDowntimeForm = () =>
  html`<form id="downtime-form">
    <div class="pair">
      ${renderSelect('method', 'Method', ['upi', 'card', 'netbanking', 'wallet'])}
      ${renderSelect('severity', 'Severity', ['high', 'medium', 'low'])}
    </div>
    <div class="buttons"><button class="primary">Start downtime</button></div>
  </form>`;

const NO_FORM = html``;

const SECTIONS: { id: string; title: string; form: Html }[] = [
  { id: 'payments', title: 'Payments', form: NO_FORM },
  { id: 'orders', title: 'Orders', form: NO_FORM },
  { id: 'refunds', title: 'Refunds', form: NO_FORM },
  { id: 'disputes', title: 'Disputes', form: NO_FORM },
  {
    id: 'settlements',
    title: 'Settlements',
    form: html`<div class="buttons">
      <button type="button" id="settle" class="primary">Settle now</button>
    </div>`,
  },
  { id: 'downtimes', title: 'Downtimes', form: renderDowntimeForm() },
  {
    id: 'webhooks',
    title: 'Webhooks',
    form: html`<p id="webhook-state"></p>
      <div class="buttons"><button type="button" id="webhook-toggle">Disable webhook</button></div>`,
  },
];
