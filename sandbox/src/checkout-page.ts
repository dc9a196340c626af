/** The document of the modal, loaded by checkout.js in an iframe. The merchant's options arrive later, by message. */
import type Koa from 'koa';
import { encode } from 'uqr';
import type { ServerContext } from './context.ts';
import type { OrderRow } from './entities.ts';
import { SandboxHttpError } from './errors.ts';
import { html, type Html } from './html.ts';
import { getOrder } from './orders.ts';
import { SANDBOX_PATH } from './paths.ts';
import { BANKS, CARDS, type TestCard } from './test-instruments.ts';

/** GET /checkout/:id?key=…&origin=…; only a page of `origin` may frame the document and exchange messages with it. */
export function serveCheckoutPage({ db, keyId }: ServerContext): Koa.Middleware {
  return async (ctx) => {
    const parentOrigin = readOrigin(ctx.query.origin);
    const order = await getOrder(db, String(ctx.params.id)).catch(ignoreUnknownId);
    ctx.set('content-security-policy', createContentPolicy(parentOrigin));
    ctx.remove('x-frame-options');
    ctx.set('cache-control', 'no-store');
    ctx.type = 'html';
    ctx.body = String(renderPage(parentOrigin, order, findNotice(order, ctx.query.key === keyId)));
  };
}

function ignoreUnknownId(error: unknown): undefined {
  if (!(error instanceof SandboxHttpError)) throw error;
}

/** Accepts a bare http(s) origin only; nothing else may frame the page. */
function readOrigin(value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url && /^https?:$/.test(url.protocol) && url.origin === value ? url.origin : '';
}

const createContentPolicy = (parentOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `img-src data: ${parentOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parentOrigin || "'none'"}`,
  ].join('; ');

/** Says why checkout cannot start. */
type Notice = { title: string; text: string };

function findNotice(order: OrderRow | undefined, isKeyValid: boolean): Notice | undefined {
  if (!isKeyValid) return { title: 'Payment cannot start', text: 'The api key provided is invalid.' };
  if (!order) return { title: 'Payment cannot start', text: 'The order id provided does not exist.' };
  if (order.status === 'paid') return PAID_NOTICE;
  return undefined;
}

const PAID_NOTICE: Notice = {
  title: 'Already paid',
  text: 'This order is already paid. Nothing more was taken.',
};

function renderPage(parentOrigin: string, order: OrderRow | undefined, notice: Notice | undefined): Html {
  const assets = `${SANDBOX_PATH}/checkout/assets`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox checkout</title>
        <link rel="stylesheet" href="${assets}/modal.css" />
        <link rel="stylesheet" href="${assets}/controls.css" />
        <script type="module" src="${assets}/modal.js"></script>
      </head>
      <body data-parent="${parentOrigin}" data-view="${notice ? 'notice' : 'form'}">
        <div id="sheet" role="dialog" aria-modal="true" aria-labelledby="merchant" tabindex="-1">
          <p class="sandbox"><strong>Sandbox</strong>: no money moves</p>
          ${renderHeader(order)}
          <p id="alert" role="alert"></p>
          <p id="status" role="status"></p>
          ${renderPaymentForm(order)} ${renderBankView()} ${renderLeaveView()}
          ${renderNoticeView(notice ?? PAID_NOTICE)}
        </div>
      </body>
    </html>`;
}

const renderHeader = (order: OrderRow | undefined) =>
  html` <header>
    <img id="logo" alt="" width="44" height="44" hidden />
    <span id="initial" aria-hidden="true"></span>
    <div class="who">
      <h1 id="merchant">Payment</h1>
      <p id="description"></p>
    </div>
    <button type="button" id="close" class="close" aria-label="Close checkout">
      <span aria-hidden="true">×</span>
    </button>
    <p class="amount"><span>To pay</span> <strong>${order ? formatAmount(order) : ''}</strong></p>
    <p id="contact"></p>
  </header>`;

const renderPaymentForm = (order: OrderRow | undefined) =>
  html` <section data-part="form">
    <div role="tablist" aria-label="How to pay">
      ${renderTab('upi', 'UPI')} ${renderTab('card', 'Card')} ${renderTab('netbanking', 'Netbanking')}
    </div>
    ${renderPanel('upi', html`${renderUpiLink(order)} ${renderUpiFields()}`, order)}
    ${renderPanel('card', renderCardFields(), order)} ${renderPanel('netbanking', renderBankFields(), order)}
  </section>`;

const renderTab = (method: string, label: string) =>
  html` <button
    type="button"
    role="tab"
    id="tab-${method}"
    aria-controls="panel-${method}"
    data-method="${method}"
  >
    ${label}
  </button>`;

const renderPanel = (method: string, inputs: Html, order: OrderRow | undefined) =>
  html` <div role="tabpanel" id="panel-${method}" aria-labelledby="tab-${method}" hidden>
    <form id="pay-${method}" novalidate>
      ${inputs}
      <button class="primary">Pay ${order ? formatAmount(order) : ''}</button>
    </form>
  </div>`;

const renderField = (name: string, label: string, attributes: Html) =>
  html` <p class="field" data-field="${name}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" aria-describedby="${name}-error" autocomplete="off" ${attributes} />
    <span class="error" id="${name}-error"></span>
  </p>`;

const renderCardFields = () =>
  html` <p class="field">
      <label for="test-card">Test card</label>
      <select id="test-card">
        <option value="">Choose one to fill in the form</option>
        <optgroup label="Succeeds">${CARDS.filter((card) => !card.reason).map(renderCardOption)}</optgroup>
        <optgroup label="Fails">${CARDS.filter((card) => card.reason).map(renderCardOption)}</optgroup>
      </select>
    </p>
    ${renderField('number', 'Card number', html`inputmode="numeric" maxlength="19" placeholder="4100 2800 0000 1007"`)}
    <div class="pair">
      ${renderField('expiry', 'Expiry', html`inputmode="numeric" maxlength="7" placeholder="MM / YY"`)}
      ${renderField('cvv', 'CVV', html`inputmode="numeric" maxlength="4" placeholder="123"`)}
    </div>
    ${renderField('holder', 'Name on card', html`maxlength="80"`)}`;

const renderCardOption = (card: TestCard) =>
  html`<option value="${card.number}">${labelCard(card)}</option> `;

function labelCard({ number, network, international, reason }: TestCard): string {
  if (reason) return `${network} ${number.slice(-8, -4)} ${number.slice(-4)}: ${reason.replaceAll('_', ' ')}`;
  return `${network} ${number.slice(-4)}${international ? ', international' : ''}`;
}

/** The intent link by which the real checkout opens an app on a phone. The payee does not exist. */
const renderUpiLink = (order: OrderRow | undefined) =>
  order
    ? html`${renderUpiQr(buildUpiLink(order))}
        <p><a id="upi-app" href="${buildUpiLink(order)}">Pay with a UPI app</a></p>`
    : html``;

/** Shown where there is a mouse: a computer has no UPI app, so the buyer scans the link with a phone. */
function renderUpiQr(link: string): Html {
  const { data, size } = encode(link, { border: 4 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return html`<figure class="upi-qr">
    <svg viewBox="0 0 ${String(size)} ${String(size)}" role="img" aria-label="QR code of the UPI payment">
      <path d="${modules.join('')}" />
    </svg>
    <figcaption>Scan with a UPI app</figcaption>
  </figure>`;
}

function buildUpiLink({ id, amount, currency }: OrderRow): string {
  const payment = {
    pa: 'sandbox@razorpay',
    pn: 'Sandbox',
    tr: id,
    am: (amount / 100).toFixed(2),
    cu: currency,
  };
  return `upi://pay?${new URLSearchParams(payment).toString()}`;
}

const renderUpiFields = () =>
  html` ${renderField('vpa', 'UPI ID', html`inputmode="email" value="success@razorpay" maxlength="100"`)}
    <p class="hint">
      <code>success@razorpay</code> pays, <code>failure@razorpay</code> fails; with any other ID you choose
      the outcome.
    </p>`;

const renderBankFields = () =>
  html` <p class="field">
    <label for="bank">Bank</label>
    <select id="bank" name="bank">
      ${Object.entries(BANKS).map(([code, name]) => html`<option value="${code}">${name}</option>`)}
    </select>
  </p>`;

const renderBankView = () =>
  html` <section data-part="bank" aria-labelledby="bank-title">
    <h2 id="bank-title" tabindex="-1">The bank’s page</h2>
    <p class="hint">A simulated bank. Choose the outcome of this payment.</p>
    <form id="otp-form" novalidate>
      ${renderField('otp', 'One-time password', html`inputmode="numeric" maxlength="10"`)}
      <p class="hint">4 to 10 digits succeed, fewer fail.</p>
      <button class="primary">Submit password</button>
    </form>
    <div class="pair">
      <button type="button" id="succeed" class="good">Succeed</button>
      <button type="button" id="fail" class="bad">Fail</button>
    </div>
    <button type="button" id="no-answer" class="plain">Do not answer</button>
    <button type="button" id="back" class="plain">Back to payment methods</button>
  </section>`;

const renderLeaveView = () =>
  html` <section data-part="leave" role="group" aria-labelledby="leave-title">
    <h2 id="leave-title" tabindex="-1">Leave without paying?</h2>
    <p class="hint">Nothing has been taken.</p>
    <div class="pair">
      <button type="button" id="stay" class="primary">Keep paying</button>
      <button type="button" id="leave" class="plain">Leave</button>
    </div>
  </section>`;

const renderNoticeView = ({ title, text }: Notice) =>
  html` <section data-part="notice">
    <h2 id="notice-title" tabindex="-1">${title}</h2>
    <p id="notice-text">${text}</p>
    <button type="button" id="dismiss" class="primary">Close</button>
  </section>`;

function formatAmount({ amount, currency }: OrderRow): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  const style = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat('en-IN', style).format(amount / 100);
}
