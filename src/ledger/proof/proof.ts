/** The JSON of an inclusion proof. docs/audit.md describes how to verify it without this code. All hashes are hex. */

export type LedgerProof = {
  event: ProvenEvent;
  /** index of the event among the events of its seal, in order of position; 0 is the first */
  leafIndex: number;
  /** siblings from the leaf to the root: `inclusion_path` of RFC 9162, section 2.1.3; a leaf is the hash of an event */
  auditPath: string[];
  /** the seal that covers the event */
  seal: ProvenSeal;
  /** the seals after it, up to the requested one, so that a newer trusted seal verifies the proof */
  laterSeals: ProvenSeal[];
};

/** `hash`: SHA-256 of the 32 bytes of `previousHash` and the UTF-8 bytes of `text`. */
type ChainedText = {
  /** exactly the hashed text: RFC 8785 JSON */
  text: string;
  /** 64 zeros for the first of a chain */
  previousHash: string;
  hash: string;
};

/** `text` contains data, meta, recordedAt, stream, type and version. The position is not hashed. */
export type ProvenEvent = ChainedText & { position: number; stream: string; version: number };

/** `text` contains SealContent. */
export type ProvenSeal = ChainedText & { number: number };

export type LedgerProofErrorCode =
  | 'event-not-found'
  | 'event-not-sealed'
  /** the seal to prove up to does not exist, or is older than the event */
  | 'seal-not-found'
  /** the stored events do not match their seal; `ledger verify` names the damage */
  | 'ledger-damaged';

/** The message is a sentence for support and auditors. */
export class LedgerProofError extends Error {
  readonly code: LedgerProofErrorCode;

  constructor(code: LedgerProofErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
