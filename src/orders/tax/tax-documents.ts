/**
 * Tax invoices and credit notes. They are written in the transaction of the capture or refund: the law requires an invoice for
 * every sale. PostgreSQL numbers them at the commit (trigger number_tax_document), so that the lock of a series is held for no round
 * trip. A rollback takes no number, so that no series has a gap.
 */
import { getTodayInIndia, toIstDate } from '#src/platform/contract-time.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { sumCreditablePaise } from '#src/orders/domain/refund-amounts.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { TaxDetails } from './contract-tax-details.ts';
import { findTaxDetails } from './order-tax-details.ts';
import type { GstRegistration, Seller } from './seller.ts';
import { determinePlaceOfSupply, splitCredit, splitTax, type TaxSplit } from './split-tax.ts';

export type TaxDocument = {
  /** at most 16 characters (GST rule 46): "LG/26-27/000001" */
  number: string;
  kind: 'invoice' | 'credit-note';
  order_id: string;
  issued_at: Date;
  /** as configured on the day of issue */
  seller: Seller & { gst: GstRegistration };
  /** state code */
  place_of_supply: string;
  total_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  /** UTGST in a Union Territory without legislature */
  sgst_paise: number;
  igst_paise: number;
  /** null unless the buyer gave a name or GSTIN, and after the end of the retention period */
  buyer: TaxBuyer | null;
};

/** Details of the buyer that the document contains besides the place of supply. */
export type TaxBuyer = Pick<TaxDetails, 'name' | 'address' | 'gstin'>;

const NUMBER_PREFIXES = { invoice: 'LG', 'credit-note': 'LC' } as const;

/** Issues the tax document of an event, if any. It gets the next number of its series and financial year at the commit. */
export async function issueTaxDocument(
  trx: Transaction,
  seller: Seller,
  order: Order,
  event: OrderEvent,
): Promise<void> {
  if (isCaptureEvent(event)) {
    const { amountPaise, at } = event.data;
    if (seller.gst) await issueInvoice(trx, { ...seller, gst: seller.gst }, order.id, amountPaise, at);
  }
  if (CREDITED_EVENTS.has(event.type)) await issueCreditNote(trx, order, (event.data as { at: string }).at);
}

const CREDITED_EVENTS: ReadonlySet<OrderEvent['type']> = new Set<OrderEvent['type']>([
  'PaymentRefunded',
  'PaymentPartiallyRefunded',
  'RefundMadeElsewhere',
]);

async function issueInvoice(
  trx: Transaction,
  seller: TaxDocument['seller'],
  orderId: string,
  total: number,
  at: string,
): Promise<void> {
  const details = await findTaxDetails(trx, orderId);
  const placeOfSupply = determinePlaceOfSupply(seller.gst, details);
  await insertTaxDocument(trx, {
    kind: 'invoice',
    order_id: orderId,
    issued_at: at,
    seller,
    place_of_supply: placeOfSupply,
    split: splitTax(total, seller.gst, placeOfSupply),
    buyer: toBuyer(details),
  });
}

/** With the seller, place of supply and buyer of the invoice: configuration and account may have changed since. */
async function issueCreditNote(trx: Transaction, order: Order, at: string): Promise<void> {
  await numberDraftsNow(trx);
  const [invoice, ...notes] = await listTaxDocuments(trx, order.id);
  if (!invoice) return;
  const credited = sumSplits(notes);
  // A note of a failed refund covers the refund that replaces it: the notes never exceed the refunded amount.
  const uncreditedPaise = sumCreditablePaise(order) - notes.reduce((sum, note) => sum + note.total_paise, 0);
  if (uncreditedPaise <= 0) return;
  const { seller, place_of_supply: placeOfSupply, buyer } = invoice;
  await insertTaxDocument(trx, {
    kind: 'credit-note',
    order_id: order.id,
    issued_at: at,
    seller,
    place_of_supply: placeOfSupply,
    split: splitCredit(uncreditedPaise, credited, seller.gst, placeOfSupply),
    buyer,
  });
}

/** Numbers the drafts of this transaction. One change may record a capture and its refund, and a credit note needs the invoice. */
const numberDraftsNow = (trx: Transaction): Promise<unknown> =>
  trx.raw('set constraints number_tax_document immediate; set constraints number_tax_document deferred');

const sumSplits = (documents: TaxDocument[]): TaxSplit =>
  documents.reduce(
    (sum, document) => ({
      taxable: sum.taxable + document.taxable_paise,
      cgst: sum.cgst + document.cgst_paise,
      sgst: sum.sgst + document.sgst_paise,
      igst: sum.igst + document.igst_paise,
    }),
    { taxable: 0, cgst: 0, sgst: 0, igst: 0 },
  );

function toBuyer(details: TaxDetails | undefined): TaxBuyer | null {
  if (!details) return null;
  const { state: _, ...buyer } = details;
  return Object.keys(buyer).length > 0 ? buyer : null;
}

/** The invoice first, then its credit notes. */
export function listTaxDocuments(db: Database, orderId: string): Promise<TaxDocument[]> {
  return db('tax_documents as d')
    .leftJoin('tax_document_buyers as b', 'b.number', 'd.number')
    .where({ order_id: orderId })
    .orderBy([{ column: 'kind', order: 'desc' }, 'issued_at', 'd.number'])
    .select('d.*', 'b.buyer');
}

export const isCaptureEvent = (event: OrderEvent) =>
  event.type === 'PaymentCapturedByCheckout' ||
  event.type === 'PaymentCapturedByWebhook' ||
  event.type === 'PaymentCapturedByReconciliation';

type NewTaxDocument = Pick<TaxDocument, 'kind' | 'order_id' | 'seller' | 'place_of_supply' | 'buyer'> & {
  issued_at: string;
  split: TaxSplit;
};

async function insertTaxDocument(
  trx: Transaction,
  { split, buyer, seller, ...document }: NewTaxDocument,
): Promise<void> {
  const year = getFinancialYear(document.issued_at);
  const { taxable, cgst, sgst, igst } = split;
  await trx('tax_document_drafts').insert({
    ...document,
    series: getSeries(document.kind, year),
    seller: JSON.stringify(seller),
    total_paise: taxable + cgst + sgst + igst,
    taxable_paise: taxable,
    cgst_paise: cgst,
    sgst_paise: sgst,
    igst_paise: igst,
    buyer: buyer && JSON.stringify(buyer),
    keep_until: getRetentionEnd(year),
  });
}

const getSeries = (kind: TaxDocument['kind'], financialYear: number): string =>
  `${NUMBER_PREFIXES[kind]}/${formatFinancialYear(financialYear)}`;

/** As the trigger number_tax_document writes it. */
const formatNumber = (series: string, number: number): string =>
  `${series}/${String(number).padStart(6, '0')}`;

/**
 * The number that a credit note of the order would get now. It is not reserved: another refund may take it before.
 * @returns undefined for an order without invoice, which gets no credit note
 */
export async function findNextCreditNoteNumber(
  db: Database,
  orderId: string,
  now: string,
): Promise<string | undefined> {
  const invoice = await db('tax_documents').where({ order_id: orderId, kind: 'invoice' }).first('number');
  if (!invoice) return undefined;
  const series = getSeries('credit-note', getFinancialYear(now));
  const row: { last_number: number } | undefined = await db('tax_series')
    .where({ series })
    .first('last_number');
  return formatNumber(series, (row?.last_number ?? 0) + 1);
}

/** The calendar year in which the financial year starts: April to March, by the date in IST. */
export function getFinancialYear(instant: string): number {
  const ist = toIstDate(instant);
  return ist.getUTCFullYear() - (ist.getUTCMonth() < 3 ? 1 : 0);
}

/** "26-27" */
export const formatFinancialYear = (year: number): string =>
  [year, year + 1].map((part) => String(part).slice(2)).join('-');

/**
 * Section 36 of the CGST Act, 2017: 72 months from the due date of the annual return, which is 31 December after the
 * financial year.
 */
export const getRetentionEnd = (financialYear: number): string => `${financialYear + 7}-12-31`;

/** Erases the buyer details of documents after their retention period. The amounts stay. */
export async function eraseExpiredBuyers(db: Database, now: Date): Promise<void> {
  await db('tax_document_buyers').where('keep_until', '<', getTodayInIndia(now.getTime())).delete();
}
