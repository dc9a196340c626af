/** The receipt as one HTML document: a sheet to read on a phone, and to print on A4. It fetches nothing but letters. */
import { escapeHtml } from '#src/platform/escape-html.ts';
import { createHash } from 'node:crypto';
import { amountInWords } from './amount-in-words.ts';
import type { TaxDocument } from './documents.ts';
import { receiptStyle } from './receipt-style.ts';
import { istDay, istMoment, methodName, rupees, taxLines } from './receipt-words.ts';
import type { Receipt } from './receipt.ts';
import { STATES } from './seller.ts';

/** Cannot be an attribute: the policy allows this one text and nothing else. */
const PRINT = `document.querySelector('button').addEventListener('click',()=>print())`;

/** `fonts`: the site's @font-face rules. */
export function receiptPage(receipt: Receipt, fonts: string): { html: string; policy: string } {
  const style = fonts + receiptStyle;
  const title = titleOf(receipt);
  const html = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} ${escapeHtml(receipt.invoice?.number ?? receipt.order.id)} | Lagna</title>
<style>${style}</style></head>
<body><nav><a href="/my-reports">Back to My Reports</a><button type="button">Print or save as PDF</button></nav>
<main>${head(receipt, title)}${parties(receipt)}${bill(receipt)}${payment(receipt)}${refunds(receipt)}${foot(receipt)}</main>
<script>${PRINT}</script></body></html>
`;
  return { html, policy: policyOf(style) };
}

const titleOf = ({ invoice }: Receipt) => (invoice ? 'Tax invoice' : 'Payment receipt');

const policyOf = (style: string) =>
  [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(PRINT)}`,
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function head({ order, invoice, payment: { at } }: Receipt, title: string): string {
  const facts: Fact[] = [
    invoice && ['Invoice number', invoice.number],
    ['Order', order.id],
    ['Date', istDay(invoice?.issued_at ?? at)],
  ];
  return `<header><p class="house">Lagna</p><div><h1>${title}</h1>${list(facts)}</div></header>`;
}

function parties({ seller, buyer, invoice }: Receipt): string {
  const supply = invoice?.seller.gst.placeOfSupply;
  const from: Fact[] = [invoice && ['GSTIN', invoice.seller.gst.gstin]];
  const to: Fact[] = [
    supply && ['Place of supply', `${STATES[supply]} (${supply})`],
    invoice && ['Reverse charge', 'No'],
  ];
  return `<section class="parties">
<div><h2>From</h2><p><b>${escapeHtml(seller.name)}</b><br>${escapeHtml(seller.address)}</p>${list(from)}</div>
<div><h2>To</h2><p>${buyer.name && `<b dir="auto">${escapeHtml(buyer.name)}</b><br>`}${escapeHtml(buyer.email)}</p>${list(to)}</div>
</section>`;
}

function bill({ order, reportName, payment: { amountPaise }, invoice }: Receipt): string {
  const off = order.listPaise - order.pricePaise;
  const sac = invoice ? `<small>SAC ${escapeHtml(invoice.seller.gst.sac)}</small>` : '';
  const rows = [
    row(`${escapeHtml(reportName)}<small>Personal report, delivered as a PDF</small>${sac}`, order.listPaise),
    off > 0 ? row('First report at half price', -off) : '',
    ...(invoice ? taxLines(invoice) : []).map(([name, amount]) => row(name, amount, 'tax')),
  ];
  return `<table><caption>What was bought</caption>
<thead><tr><th scope="col">Description</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Total paid${invoice ? '<small>including GST</small>' : ''}</th><td>${rupees(amountPaise)}</td></tr></tfoot></table>
<p class="words">${amountInWords(amountPaise)}</p>`;
}

const row = (name: string, paise: number, kind = '') =>
  `<tr${kind && ` class="${kind}"`}><th scope="row">${name}</th><td>${paise < 0 ? '−' : ''}${rupees(Math.abs(paise))}</td></tr>`;

function payment({ payment: paid, order }: Receipt): string {
  const second = order.duplicatePayments.map(({ id, amountPaise, refundId }): Fact => [
    'Second payment',
    `${rupees(amountPaise)} (${id}), ${refundId ? `sent back as ${refundId}` : 'on its way back'}`,
  ]);
  const facts: Fact[] = [
    ['Received', istMoment(paid.at)],
    ['Method', methodName(paid.method)],
    ['Payment id', paid.gatewayPaymentId],
    ['Gateway order', paid.gatewayOrderId],
    ...second,
  ];
  return `<section><h2>Payment</h2>${list(facts)}</section>`;
}

function refunds({ refunds: all, backPaise: back, payment: { amountPaise }, creditNotes }: Receipt): string {
  if (all.length === 0) return '';
  const each = all.map((one) =>
    list([
      ['Date', istDay(one.at)],
      ['Given back', rupees(one.amountPaise)],
      ['Refund id', one.refundId],
    ]),
  );
  const notes = creditNotes.map((note) => list([['Credit note number', note.number]]) + reversed(note));
  const rest = list([back < amountPaise && ['Paid after refunds', rupees(amountPaise - back)]]);
  return `<section class="refund"><h2>${creditNotes.length > 0 ? 'Credit note' : 'Refund'}</h2>${each.join('')}${notes.join('')}${rest}
<p class="words">${amountInWords(back)}</p></section>`;
}

const reversed = (note: TaxDocument) =>
  list(taxLines(note).map(([name, amount]): Fact => [`${name}, reversed`, rupees(amount)]));

const foot = ({ invoice }: Receipt) =>
  `<footer><p>${invoice ? 'All prices include GST.' : 'No GST was charged on this payment.'} Made by computer; valid without a signature.</p></footer>`;

type Fact = [string, string] | '' | false | undefined;

function list(facts: Fact[]): string {
  const told = facts.filter((fact): fact is [string, string] => Boolean(fact));
  if (told.length === 0) return '';
  return `<dl>${told.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}
