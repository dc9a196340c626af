/** What the gateway is handed, and what its parts hand each other. */
import type { Knex } from 'knex';
import type { Faults } from './faults.ts';

/** The pino methods used here. */
type Log = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

export type SandboxDeps = {
  /** the application's database: the gateway keeps to its own schema `sandbox` in it */
  db: Knex;
  clock: { now(): Date };
  /** begins with rzp_test_, as Razorpay's own test keys do */
  keyId: string;
  keySecret: string;
  /** signs webhooks; another secret than `keySecret` */
  webhookSecret: string;
  /** where webhooks go; asked at each delivery, because a port may be known only after listening */
  webhookUrl: () => string;
  log: Log;
};

export type Sandbox = SandboxDeps & {
  faults: Faults;
  /** says that webhooks may be waiting */
  wake(): void;
};

/** Where the application finds the gateway on its own address. */
export const SANDBOX_PREFIX = '/sandbox/razorpay';

export type Notes = Record<string, string>;

/** Razorpay's times. */
export const unixSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Razorpay (PHP inside) writes an empty map as an empty list. */
export const notesOut = (notes: Notes) => (Object.keys(notes).length === 0 ? [] : notes);
