/** What `lagna order explain` says about an order. */
import type { EmailFailureReason, OrderEvent } from '#src/orders/domain/events.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { StoredFileState } from '#src/delivery/report-store.ts';
import type { GatewayAnswer } from './compare-gateway.ts';

/** A job of the order. Instants in ISO UTC. */
export type JobFact = {
  queue: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  createdAt: string;
  startAfter: string;
  retryCount: number;
  retryLimit: number;
  lastError?: string | undefined;
};

/** The stored PDF of an edition. */
export type FileFact = { edition: number; state: StoredFileState };

/** Everything that an explanation depends on. */
export type ExplainFacts = {
  order: Order;
  events: readonly OrderEvent[];
  /** ISO UTC */
  now: string;
  /** the account of the member is deleted */
  isMemberDeleted: boolean;
  /** oldest first; rows are deleted after a month */
  jobs: readonly JobFact[];
  /** when a worker last looked after the queues; undefined: never */
  workerSeenAt: string | undefined;
  /** jobs that wait in the queue of reports */
  waitingReports: number;
  gateway: GatewayAnswer;
  /** of every printed edition; none when this machine has no store of reports */
  files: readonly FileFact[];
};

/** `note`: what the command does, or when it is right. */
export type NextStep = { command: string; note?: string };

export type Finding = {
  /** a sentence that support can read out to a caller */
  headline: string;
  why: string;
  /** ISO UTC */
  since?: string | undefined;
  /** support has to act; otherwise the order goes on by itself, waits for the buyer, or is finished */
  needsAction: boolean;
  /** the best step first */
  next: NextStep[];
};

export const EMAIL_FAILURES: Record<EmailFailureReason, string> = {
  'sender-rejected': 'the mail server rejects our sender',
  deferred: 'the mail server deferred it until no attempt was left',
  'internal-error': 'an internal error, see the log of the worker',
  'job-lost': 'its job was lost',
};

export const REASON = '--reason "…"';
