/** Renders a receipt as one HTML document for screen and A4 paper. It loads no resources except fonts. */
import { formatExactPaise } from '#src/platform/contract-money.ts';
import { findCompletingRefund } from '#src/orders/domain/duplicate-refund.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { escapeHtml } from '#src/platform/text.ts';
import { formatAmountInWords } from './amount-in-words.ts';
import type { TaxDocument } from '#src/orders/tax/tax-documents.ts';
import { RECEIPT_CSS } from './receipt-style.ts';
import { formatIstDate, formatIstDateTime, formatPaymentMethod, listTaxLines } from './receipt-format.ts';
import type { Receipt } from './receipt.ts';
import { formatState } from '#src/orders/tax/contract-tax-details.ts';

/** A script instead of an inline event handler, because the content security policy allows only this script, by its hash. */
const PRINT_SCRIPT = `document.querySelector('button').addEventListener('click',()=>print())`;

/** `fontFaces`: @font-face rules. @returns the page and its content security policy */
export function renderReceiptPage(receipt: Receipt, fontFaces: string): { html: string; policy: string } {
  const style = fontFaces + RECEIPT_CSS;
  const title = getTitle(receipt);
  const html = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} ${escapeHtml(receipt.invoice?.number ?? receipt.order.id)} | Lagna</title>
<style>${style}</style></head>
<body><nav><a href="/my-reports">Back to My Reports</a><a href="/api/orders/${escapeHtml(receipt.order.id)}/receipt.pdf" download>Download PDF</a><button type="button">Print or save as PDF</button></nav>
<main>${renderHeader(receipt, title)}${renderParties(receipt)}${renderItems(receipt)}${renderPayment(receipt)}${renderRefunds(receipt)}${renderFooter(receipt)}</main>
<script>${PRINT_SCRIPT}</script></body></html>
`;
  return { html, policy: createContentSecurityPolicy(style) };
}

const getTitle = ({ invoice }: Receipt) => (invoice ? 'Tax invoice' : 'Payment receipt');

const createContentSecurityPolicy = (style: string) =>
  [
    "default-src 'none'",
    `style-src ${hashForCsp(style)}`,
    `script-src ${hashForCsp(PRINT_SCRIPT)}`,
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const hashForCsp = (text: string) => `'sha256-${hashSha256(text, 'base64')}'`;

function renderHeader({ order, invoice, payment: { at } }: Receipt, title: string): string {
  const facts: Fact[] = [
    invoice && ['Invoice number', invoice.number],
    ['Order', order.id],
    ['Date', formatIstDate(invoice?.issued_at ?? at)],
  ];
  return `<header><p class="brand">Lagna</p><div><h1>${title}</h1>${renderFacts(facts)}</div></header>`;
}

function renderParties({ seller, buyer, invoice }: Receipt): string {
  const sellerFacts: Fact[] = [invoice && ['GSTIN', invoice.seller.gst.gstin]];
  const buyerFacts: Fact[] = [
    invoice?.buyer?.gstin && ['GSTIN', invoice.buyer.gstin],
    invoice && ['Place of supply', formatState(invoice.place_of_supply)],
    invoice && ['Reverse charge', 'No'],
  ];
  return `<section class="parties">
<div><h2>From</h2><p><b>${escapeHtml(seller.name)}</b><br>${escapeHtml(seller.address)}</p>${renderFacts(sellerFacts)}</div>
<div><h2>To</h2><p>${buyer.name && `<b dir="auto">${escapeHtml(buyer.name)}</b><br>`}${buyer.address ? `<span dir="auto">${escapeHtml(buyer.address)}</span><br>` : ''}${escapeHtml(buyer.email)}</p>${renderFacts(buyerFacts)}</div>
</section>`;
}

function renderItems({ order, reportName, payment: { amountPaise }, invoice }: Receipt): string {
  const discount = order.listPricePaise - order.pricePaise;
  const sac = invoice ? `<small>SAC ${escapeHtml(invoice.seller.gst.sac)}</small>` : '';
  const rows = [
    renderRow(
      `${escapeHtml(reportName)}<small>Personal report, delivered as a PDF</small>${sac}`,
      order.listPricePaise,
    ),
    discount > 0 ? renderRow('First report at half price', -discount) : '',
    ...(invoice ? listTaxLines(invoice) : []).map(([name, amount]) => renderRow(name, amount, 'tax')),
  ];
  return `<table><caption>What was bought</caption>
<thead><tr><th scope="col">Description</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Total paid${invoice ? '<small>including GST</small>' : ''}</th><td>${formatExactPaise(amountPaise)}</td></tr></tfoot></table>
<p class="amount-in-words">${formatAmountInWords(amountPaise)}</p>`;
}

const renderRow = (name: string, paise: number, kind = '') =>
  `<tr${kind && ` class="${kind}"`}><th scope="row">${name}</th><td>${paise < 0 ? '−' : ''}${formatExactPaise(Math.abs(paise))}</td></tr>`;

function renderPayment({ payment: captured, order }: Receipt): string {
  const duplicates = order.duplicatePayments.map((duplicate): Fact => {
    const refund = findCompletingRefund(duplicate);
    const state = refund ? `refunded as ${refund.refundId}` : 'on its way back';
    return ['Second payment', `${formatExactPaise(duplicate.amountPaise)} (${duplicate.id}), ${state}`];
  });
  const facts: Fact[] = [
    ['Received', formatIstDateTime(captured.at)],
    ['Method', formatPaymentMethod(captured.method)],
    ['Payment id', captured.gatewayPaymentId],
    ['Gateway order', captured.gatewayOrderId],
    ...duplicates,
  ];
  return `<section><h2>Payment</h2>${renderFacts(facts)}</section>`;
}

function renderRefunds({
  refunds,
  refundedPaise,
  payment: { amountPaise },
  creditNotes,
  invoice,
}: Receipt): string {
  if (refunds.length === 0) return '';
  const refundLists = refunds.map((refund) =>
    renderFacts([
      ['Date', formatIstDate(refund.at)],
      ['Refunded', formatExactPaise(refund.amountPaise)],
      refund.refundId ? ['Refund id', refund.refundId] : ['Sent', 'not through the payment gateway'],
    ]),
  );
  const noteLists = creditNotes.map((note) => renderCreditNote(note, invoice));
  const remainingFacts = renderFacts([
    refundedPaise < amountPaise && ['Paid after refunds', formatExactPaise(amountPaise - refundedPaise)],
  ]);
  return `<section class="refund"><h2>${creditNotes.length > 0 ? 'Credit note' : 'Refund'}</h2>${refundLists.join('')}${noteLists.join('')}${remainingFacts}
<p class="amount-in-words">${formatAmountInWords(refundedPaise)}</p></section>`;
}

/** Rule 53(1A) of the CGST Rules: number and date of the note and of its invoice, value and tax. */
const renderCreditNote = (note: TaxDocument, invoice: TaxDocument | undefined) =>
  renderFacts([
    ['Credit note number', `${note.number} of ${formatIstDate(note.issued_at)}`],
    invoice && ['For invoice', `${invoice.number} of ${formatIstDate(invoice.issued_at)}`],
    ...listTaxLines(note).map(([name, amount]): Fact => [`${name}, reversed`, formatExactPaise(amount)]),
  ]);

const renderFooter = ({ invoice }: Receipt) =>
  `<footer><p>${invoice ? 'All prices include GST.' : 'No GST was charged on this payment.'} Made by computer; valid without a signature.</p></footer>`;

/** Label and value. A missing fact is falsy and is not rendered. */
type Fact = [string, string] | '' | false | undefined;

function renderFacts(facts: Fact[]): string {
  const presentFacts = facts.filter((fact): fact is [string, string] => Boolean(fact));
  if (presentFacts.length === 0) return '';
  return `<dl>${presentFacts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}
