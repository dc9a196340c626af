/** Ends a failed command of the Makefile with a sentence instead of a stack trace. */
import fs from 'node:fs';
import { inspect } from 'node:util';
import { ConfigError } from '#src/config.ts';
import { findErrorLine } from './build-steps/run-script.ts';
import { BuildError } from './build-steps/run-steps.ts';

const LOG = 'build/log/failure.log';

/** For `catch`: `command` is the subject of the sentence, such as "make demo". */
export const exitWithMessage = (command: string) => (error: unknown) => {
  console.error(`\n${describeFailure(command, error)}`);
  process.exit(1);
};

function describeFailure(command: string, error: unknown): string {
  if (error instanceof BuildError || error instanceof ConfigError) return error.message;
  fs.mkdirSync('build/log', { recursive: true });
  fs.writeFileSync(LOG, `${inspect(error, { depth: 5 })}\n`);
  const reason = findErrorLine(error instanceof Error ? error.message : String(error));
  return `${command} failed: ${reason}\nThe whole error is in ${LOG}. The same command may be run again at any time.`;
}
