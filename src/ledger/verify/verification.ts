/** The result of a verification of the ledger. */

export type DamageKind =
  /** the content of an event does not match its hash */
  | 'changed'
  /** events before others of their stream are missing */
  | 'removed'
  /** an event that the ledger did not append */
  | 'inserted'
  /** events are stored at other positions than they were appended */
  | 'reordered'
  /** the last events of a stream are missing */
  | 'stream-truncated'
  /** all events of a stream are missing */
  | 'stream-missing'
  /** the hashes of a stream match its events and not the seal */
  | 'chain-recomputed'
  /** a seal does not match its hash, or differs from its copy outside of the database */
  | 'seal-altered'
  /** a seal before others is missing, or one whose copy exists outside of the database */
  | 'seal-missing'
  /** a row of a projection differs from the events of its stream */
  | 'projection-differs';

/** `position`, `stream`, `version`: of the first wrong row, when it is known. `seal`: of the seal that shows it. */
export type Damage = {
  kind: DamageKind;
  position?: number;
  stream?: string;
  version?: number;
  seal?: number;
  /** a sentence for support and auditors */
  reason: string;
};

/** Numbers of what was verified, up to the first damage. */
export type LedgerVerification = {
  isIntact: boolean;
  events: number;
  streams: number;
  seals: number;
  /** intact seals without a copy outside of the database; only if the copies were compared and nothing is damaged */
  uncopiedSeals?: number;
  /** events after the last seal; their chains are verified */
  unsealedEvents: number;
  /** the first damage of the seals and the first of the events */
  damages: Damage[];
};
