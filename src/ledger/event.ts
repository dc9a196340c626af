/** What a stored event is. The ledger knows streams and hashes; what the data mean is the noun's business. */

/** Who did it, why, and when by the application's clock. Ids only: never a name, an address or a birth. */
export type Meta = {
  /** 'member:<id>', 'gateway', 'job:<queue>', 'support:<login>', 'system' */
  actor: string;
  /** what caused the append: a call, a job, a webhook event id */
  cause: string;
  /** ISO UTC by the application's clock; `recordedAt` is the database's */
  at: string;
  request?: string;
};

export type NewEvent<Type extends string = string, Data = unknown> = { type: Type; data: Data };

export type StoredEvent<E extends NewEvent = NewEvent> = E & {
  position: number;
  stream: string;
  /** 1, 2, 3 … without gaps within the stream */
  version: number;
  meta: Meta;
  /** ISO UTC with microseconds, as hashed */
  recordedAt: string;
  /** hex */
  hash: string;
};

/** Somebody appended in between: reload, decide again. */
export class VersionConflict extends Error {
  readonly stream: string;

  constructor(stream: string) {
    super(`The stream ${stream} has moved on; reload it and decide again.`);
    this.stream = stream;
  }
}
