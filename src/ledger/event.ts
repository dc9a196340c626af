/** Stored events. The ledger handles streams and hashes; each domain folder parses the data of its events. */

/** Actor, cause and time of an append. It contains ids and no personal data. */
export type EventMeta = {
  /** 'member:<id>', 'gateway', 'job:<queue>', 'support:<login>', 'system' */
  actor: string;
  /** API command ('create-order'), reason of a job ('schedule'), or webhook event id */
  cause: string;
  /** ISO UTC by the clock of the application; `recordedAt` is by the clock of the database */
  at: string;
  requestId?: string;
};

export type NewEvent<Type extends string = string, Data = unknown> = { type: Type; data: Data };

export type StoredEvent<E extends NewEvent = NewEvent> = E & {
  position: number;
  stream: string;
  /** 1, 2, 3 … without gaps within the stream */
  version: number;
  meta: EventMeta;
  /** ISO UTC with microseconds, as hashed */
  recordedAt: string;
  /** hex */
  hash: string;
};

/** Thrown when a concurrent append changed the stream: reload it and decide again. */
export class VersionConflictError extends Error {
  readonly stream: string;

  constructor(stream: string) {
    super(`Stream ${stream} is not at the expected version.`);
    this.stream = stream;
  }
}
