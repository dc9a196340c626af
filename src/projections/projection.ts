/** What a rebuild and a verification have to know about a projection: its tables, and how a stream is folded into rows. */
import type { StreamEvent } from '#src/ledger/read.ts';
import type { Transaction } from '#src/platform/database.ts';

export type Row = Record<string, unknown>;

/** A read model. `key`: its primary key. */
export type ProjectedTable = {
  name: string;
  key: string;
  jsonColumns?: readonly string[];
};

/** Its rows belong to rows of another table of the projection. */
export type OwnedTable = ProjectedTable & {
  /** the column with the key of the owner */
  owner: string;
  ownerTable: string;
  /** A table of another projection that has rows of this one too; those are compared with that projection. */
  otherOwners?: { table: string; key: string };
};

export type Projection = {
  /** of its streams */
  prefix: string;
  /** has one row per stream, with the version of the stream. A writer of a stream locks this row first. */
  mainTable: ProjectedTable;
  /** an owner before its rows */
  ownedTables: readonly OwnedTable[];
  /** The rows of a stream by table, as inserted: values of jsonb columns are JSON. @throws on events that cannot be folded */
  fold(events: readonly StreamEvent[]): Record<string, Row[]>;
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
