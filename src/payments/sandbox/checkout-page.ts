/** The modal's document, framed by checkout.js. What a shop passed to checkout arrives later, by message. */
import type Koa from 'koa';
import { GatewayError } from './errors.ts';
import { html, type Html } from './html.ts';
import { BANKS, CARDS, type TestCard } from './instruments.ts';
import { findOrder, type OrderRow } from './orders.ts';
import { SANDBOX_PREFIX, type Sandbox } from './sandbox.ts';

/** GET /checkout/:id?key=…&origin=…; `origin` is the page that may frame it and talk to it, no other can. */
export function checkoutPage({ db, keyId }: Sandbox): Koa.Middleware {
  return async (ctx) => {
    const parent = originOf(ctx.query.origin);
    const order = await findOrder(db, String(ctx.params.id)).catch(unknown);
    ctx.set('content-security-policy', policy(parent));
    ctx.remove('x-frame-options');
    ctx.set('cache-control', 'no-store');
    ctx.type = 'html';
    ctx.body = String(page(parent, order, problemWith(order, ctx.query.key === keyId)));
  };
}

function unknown(problem: unknown): undefined {
  if (!(problem instanceof GatewayError)) throw problem;
}

/** Only a bare http(s) origin; anything else may not frame the page. */
function originOf(value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url && /^https?:$/.test(url.protocol) && url.origin === value ? url.origin : '';
}

const policy = (parent: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `img-src data: ${parent}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parent || "'none'"}`,
  ].join('; ');

type Problem = { title: string; text: string };

function problemWith(order: OrderRow | undefined, keyKnown: boolean): Problem | undefined {
  if (!keyKnown) return { title: 'Payment cannot start', text: 'The api key provided is invalid.' };
  if (!order) return { title: 'Payment cannot start', text: 'The order id provided does not exist.' };
  if (order.status === 'paid') return PAID;
  return undefined;
}

const PAID: Problem = { title: 'Already paid', text: 'This order is already paid. Nothing more was taken.' };

function page(parent: string, order: OrderRow | undefined, problem: Problem | undefined): Html {
  const assets = `${SANDBOX_PREFIX}/checkout/assets`;
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
      <body data-parent="${parent}" data-view="${problem ? 'notice' : 'form'}">
        <div id="sheet" role="dialog" aria-modal="true" aria-labelledby="merchant" tabindex="-1">
          <p class="sandbox"><strong>Sandbox</strong>: no money moves</p>
          ${header(order)}
          <p id="alert" role="alert"></p>
          <p id="status" role="status"></p>
          ${form(order)} ${bank()} ${leave()} ${notice(problem ?? PAID)}
        </div>
      </body>
    </html>`;
}

const header = (order: OrderRow | undefined) =>
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
    <p class="amount"><span>To pay</span> <strong>${order ? money(order) : ''}</strong></p>
    <p id="contact"></p>
  </header>`;

const form = (order: OrderRow | undefined) =>
  html` <section data-part="form">
    <div role="tablist" aria-label="How to pay">
      ${tab('card', 'Card')} ${tab('upi', 'UPI')} ${tab('netbanking', 'Netbanking')}
    </div>
    ${panel('card', cardFields(), order)} ${panel('upi', upiFields(), order)}
    ${panel('netbanking', bankFields(), order)}
  </section>`;

const tab = (method: string, label: string) =>
  html` <button
    type="button"
    role="tab"
    id="tab-${method}"
    aria-controls="panel-${method}"
    data-method="${method}"
  >
    ${label}
  </button>`;

const panel = (method: string, inputs: Html, order: OrderRow | undefined) =>
  html` <div role="tabpanel" id="panel-${method}" aria-labelledby="tab-${method}" hidden>
    <form id="pay-${method}" novalidate>
      ${inputs}
      <button class="primary">Pay ${order ? money(order) : ''}</button>
    </form>
  </div>`;

const field = (name: string, label: string, attributes: Html) =>
  html` <p class="field" data-field="${name}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" aria-describedby="${name}-error" autocomplete="off" ${attributes} />
    <span class="error" id="${name}-error"></span>
  </p>`;

const cardFields = () =>
  html` <p class="field">
      <label for="test-card">Test card</label>
      <select id="test-card">
        <option value="">Choose one to fill in the form</option>
        <optgroup label="Succeeds">${CARDS.filter((card) => !card.reason).map(option)}</optgroup>
        <optgroup label="Fails, if you choose to fail it">
          ${CARDS.filter((card) => card.reason).map(option)}
        </optgroup>
      </select>
    </p>
    ${field('number', 'Card number', html`inputmode="numeric" maxlength="19" placeholder="4100 2800 0000 1007"`)}
    <div class="pair">
      ${field('expiry', 'Expiry', html`inputmode="numeric" maxlength="7" placeholder="MM / YY"`)}
      ${field('cvv', 'CVV', html`inputmode="numeric" maxlength="4" placeholder="123"`)}
    </div>
    ${field('holder', 'Name on card', html`maxlength="80"`)}`;

const option = (card: TestCard) => html`<option value="${card.number}">${describe(card)}</option> `;

function describe({ number, network, international, reason }: TestCard): string {
  if (reason) return `${network} ${number.slice(-8, -4)} ${number.slice(-4)}: ${reason.replaceAll('_', ' ')}`;
  return `${network} ${number.slice(-4)}${international ? ', international' : ''}`;
}

const upiFields = () =>
  html` ${field('vpa', 'UPI ID', html`inputmode="email" value="success@razorpay" maxlength="100"`)}
    <p class="hint">
      <code>success@razorpay</code> pays, <code>failure@razorpay</code> fails; any other ID lets you choose.
    </p>`;

const bankFields = () =>
  html` <p class="field">
    <label for="bank">Bank</label>
    <select id="bank" name="bank">
      ${Object.entries(BANKS).map(([code, name]) => html`<option value="${code}">${name}</option>`)}
    </select>
  </p>`;

const bank = () =>
  html` <section data-part="bank" aria-labelledby="bank-title">
    <h2 id="bank-title" tabindex="-1">The bank’s page</h2>
    <p class="hint">A make-believe bank. Decide how this payment ends.</p>
    <form id="otp-form" novalidate>
      ${field('otp', 'One-time password', html`inputmode="numeric" maxlength="10"`)}
      <p class="hint">4 to 10 digits succeed, fewer fail.</p>
      <button class="primary">Submit password</button>
    </form>
    <div class="pair">
      <button type="button" id="succeed" class="good">Succeed</button>
      <button type="button" id="fail" class="bad">Fail</button>
    </div>
    <button type="button" id="silent" class="plain">Say nothing</button>
    <button type="button" id="back" class="plain">Back to payment methods</button>
  </section>`;

const leave = () =>
  html` <section data-part="leave" role="group" aria-labelledby="leave-title">
    <h2 id="leave-title" tabindex="-1">Leave without paying?</h2>
    <p class="hint">Nothing has been taken.</p>
    <div class="pair">
      <button type="button" id="stay" class="primary">Keep paying</button>
      <button type="button" id="leave" class="plain">Leave</button>
    </div>
  </section>`;

const notice = ({ title, text }: Problem) =>
  html` <section data-part="notice">
    <h2 id="notice-title" tabindex="-1">${title}</h2>
    <p id="notice-text">${text}</p>
    <button type="button" id="dismiss" class="primary">Close</button>
  </section>`;

function money({ amount, currency }: OrderRow): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  const style = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat('en-IN', style).format(amount / 100);
}
