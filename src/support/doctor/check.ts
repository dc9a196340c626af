/** One check of `lagna doctor`. */
import type { CommandContext } from '#src/support/command.ts';
import type { Config } from '#src/config.ts';

/** `error`: something does not work, or must not be so in production. `warning`: it works, and somebody should look at it. */
export type Finding = { level: 'ok' | 'warning' | 'error'; text: string };

export type CheckContext = Pick<CommandContext, 'openDatabase' | 'environment'> & {
  config: Config;
  /** for requests of a check; aborted after its time limit */
  signal: AbortSignal;
};

/** @throws when the check itself cannot be made; the message becomes an error */
export type Check = (context: CheckContext) => Promise<Finding[]>;

export const createOk = (text: string): Finding => ({ level: 'ok', text });
export const createWarning = (text: string): Finding => ({ level: 'warning', text });
export const createError = (text: string): Finding => ({ level: 'error', text });

/** An error in production, a warning in development, where test keys and the embedded parts are expected. */
export const createProductionError = ({ isProduction }: Config, text: string): Finding =>
  isProduction ? createError(text) : createWarning(text);
