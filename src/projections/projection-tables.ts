/** What a rebuild and a verification have to know about a projection: its tables, and how a stream is folded into rows. */
import type { StreamEvent } from '#src/ledger/read.ts';
import type { Transaction } from '#src/platform/database.ts';

export type ProjectedTable =
  'orders' | 'order_payments' | 'unmatched_payments' | 'payment_refunds' | 'payment_disputes';

export type Row = Record<string, unknown>;
export type ProjectedRows = Partial<Record<ProjectedTable, Row[]>>;

export type Projection = {
  /** of its streams */
  prefix: string;
  /** has one row per stream, with the version of the stream */
  mainTable: 'orders' | 'unmatched_payments';
  /** The rows of a stream, as inserted: values of jsonb columns are JSON. @throws on events that cannot be folded */
  fold(events: readonly StreamEvent[]): ProjectedRows;
  /** SQL conditions of rows that belong to no stream */
  orphans: readonly OrphanCondition[];
  /** Takes values that must be unique from other rows of the main table, before the given rows are written. */
  releaseUniqueValues?: (trx: Transaction, rows: readonly Row[]) => Promise<void>;
};

export type OrphanCondition = { table: ProjectedTable; condition: string };

export type ProjectionOptions = {
  /** number of folded streams, and of all when the run began */
  onProgress?: (done: number, total: number) => void;
};

/** `key`: primary key. `owner`: column with the key of the row in one of `ownerTables` that the row belongs to. */
type TableColumns = {
  key: string;
  owner?: string;
  ownerTables?: readonly ProjectedTable[];
  jsonColumns?: readonly string[];
};

const PAYMENT_TABLES = ['order_payments', 'unmatched_payments'] as const;

/** Written in this order: a writer of a stream locks its main row first. */
export const PROJECTED_TABLES: Record<ProjectedTable, TableColumns> = {
  orders: {
    key: 'id',
    jsonColumns: [
      'conventions',
      'superseded_editions',
      'replaced_files',
      'current_refund',
      'recorded_refunds',
      'recent_resend_times',
    ],
  },
  unmatched_payments: { key: 'gateway_payment_id' },
  order_payments: { key: 'gateway_payment_id', owner: 'order_id', ownerTables: ['orders'] },
  payment_refunds: { key: 'gateway_refund_id', owner: 'gateway_payment_id', ownerTables: PAYMENT_TABLES },
  payment_disputes: { key: 'dispute_id', owner: 'gateway_payment_id', ownerTables: PAYMENT_TABLES },
};

export const TABLE_NAMES = Object.keys(PROJECTED_TABLES) as ProjectedTable[];

/** The rows belong to a payment, of an order or of an unmatched payment. */
export const hasPaymentOwner = (table: ProjectedTable): boolean =>
  PROJECTED_TABLES[table].ownerTables === PAYMENT_TABLES;
