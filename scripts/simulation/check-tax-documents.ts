/**
 * Checks that numbers of tax documents have no gap, that every paid order has one invoice, and that its credit notes equal
 * its refunds. A second payment of an order has no tax documents.
 */
import type { Database } from '#src/platform/database.ts';

type SeriesRow = { series: string; last_number: number; count: string; highest: number };

type SaleRow = {
  id: string;
  amount: number;
  refunded: number;
  has_failed_refund: boolean;
  invoices: number;
  invoiced: number;
  credited: number;
};

const SERIES = `
  select s.series, s.last_number, count(d.number), max(right(d.number, 6)::integer) as highest
    from tax_series s left join tax_documents d on d.number like s.series || '/%' group by s.series, s.last_number`;

const SALES = `
  select o.id, p.amount_paise as amount, p.refunded_paise as refunded,
         jsonb_path_exists(o.recorded_refunds, '$[*].failedAt') as has_failed_refund,
         count(d.number) filter (where d.kind = 'invoice')::integer as invoices,
         coalesce(sum(d.total_paise) filter (where d.kind = 'invoice'), 0)::integer as invoiced,
         coalesce(sum(d.total_paise) filter (where d.kind = 'credit-note'), 0)::integer as credited
    from orders o
    join order_payments p on p.order_id = o.id and not p.is_duplicate
    left join tax_documents d on d.order_id = o.id
   group by o.id, p.amount_paise, p.refunded_paise`;

export async function checkTaxDocuments(db: Database): Promise<string[]> {
  const { rows: series } = await db.raw<{ rows: SeriesRow[] }>(SERIES);
  const { rows: sales } = await db.raw<{ rows: SaleRow[] }>(SALES);
  return [...series.flatMap(checkSeries), ...sales.flatMap(checkSale)];
}

const checkSeries = ({ series, last_number: lastNumber, count, highest }: SeriesRow): string[] =>
  Number(count) === lastNumber && highest === lastNumber
    ? []
    : [`series ${series} has a gap: ${count} documents, highest ${highest}, last number taken ${lastNumber}`];

function checkSale(sale: SaleRow): string[] {
  const errors: string[] = [];
  if (sale.invoices !== 1 || sale.invoiced !== sale.amount)
    errors.push(
      `order ${sale.id}: ${sale.invoices} invoices of ${sale.invoiced} paise for a payment of ${sale.amount}`,
    );
  // The credit note of a failed refund stays and covers the refund that replaces it.
  const isCovered = sale.has_failed_refund
    ? sale.credited >= sale.refunded && sale.credited <= sale.amount
    : sale.credited === sale.refunded;
  if (!isCovered)
    errors.push(`order ${sale.id}: credit notes of ${sale.credited} paise for refunds of ${sale.refunded}`);
  return errors;
}
