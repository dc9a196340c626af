/** Figures of the site by day in Indian time. Every query reads a period of an index. */
import type { Period } from '#src/payments/reconciliation/comparison.ts';
import { DELIVERY_SLA_HOURS } from '#src/orders/domain/order-state.ts';
import { DAY_MS, getTodayInIndia } from '#src/platform/contract-time.ts';
import type { Database } from '#src/platform/database.ts';

/** Amounts in paise. */
export type DayFigures = {
  /** YYYY-MM-DD; null: the whole period */
  day: string | null;
  /** priced orders placed on this day */
  orders: number;
  /** of these, paid until now */
  converted: number;
  /** payments of orders captured on this day, without duplicates */
  paid: number;
  revenuePaise: number;
  /** refunds of such payments recorded on this day */
  refundedPaise: number;
  delivered: number;
  /** from the complete order to the e-mail with the report; null: nothing was delivered */
  deliveredSecondsP50: number | null;
  deliveredSecondsP95: number | null;
};

export type Figures = { days: DayFigures[]; total: DayFigures };

export async function computeFigures(db: Database, period: Period): Promise<Figures> {
  const rows = new Map<string | null, Partial<DayFigures>>();
  for (const query of QUERIES) {
    const { rows: found } = await db.raw<{ rows: ({ day: string | null } & Partial<DayFigures>)[] }>(query, {
      ...period,
      slaHours: DELIVERY_SLA_HOURS,
    });
    for (const row of found) rows.set(row.day, { ...rows.get(row.day), ...row });
  }
  const days = listDays(period).map((day) => ({ ...EMPTY, ...rows.get(day), day }));
  return { days, total: { ...EMPTY, ...rows.get(null) } };
}

const EMPTY: DayFigures = {
  day: null,
  orders: 0,
  converted: 0,
  paid: 0,
  revenuePaise: 0,
  refundedPaise: 0,
  delivered: 0,
  deliveredSecondsP50: null,
  deliveredSecondsP95: null,
};

function listDays({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let time = from.getTime(); time <= to.getTime(); time += DAY_MS) days.push(getTodayInIndia(time));
  return days;
}

const toDay = (column: string) => `to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** The empty grouping set is the row of the whole period, whose day is null. */
const QUERIES = [
  `select ${toDay('placed_at')} as day, count(*)::integer as orders, count(paid_at)::integer as converted
     from orders where placed_at between :from and :to and price_paise > 0
    group by grouping sets (1, ())`,
  `select ${toDay('captured_at')} as day, count(*)::integer as paid,
          coalesce(sum(amount_paise), 0)::float as "revenuePaise"
     from order_payments where captured_at between :from and :to and not is_duplicate
    group by grouping sets (1, ())`,
  `select ${toDay('r.recorded_at')} as day, coalesce(sum(r.amount), 0)::float as "refundedPaise"
     from payment_refunds r join order_payments p using (gateway_payment_id)
    where r.recorded_at between :from and :to and not r.is_failed and not p.is_duplicate
    group by grouping sets (1, ())`,
  `select ${toDay('delivered_at')} as day, count(*)::integer as delivered,
          percentile_cont(0.5) within group (order by seconds) as "deliveredSecondsP50",
          percentile_cont(0.95) within group (order by seconds) as "deliveredSecondsP95"
     from (
       select delivered_at,
              extract(epoch from delivered_at - delivery_due_at)::float + :slaHours * 3600 as seconds
         from orders where delivered_at between :from and :to
     ) deliveries
    group by grouping sets (1, ())`,
];
