import { ConfigError, readConfig, type Config } from '#src/config.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { createError, type Check, type Finding } from './check.ts';
import { checkClaims } from './claim-checks.ts';
import {
  checkBooks,
  checkClock,
  checkDatabase,
  checkJobs,
  checkRetention,
  checkSeals,
} from './database-checks.ts';
import { checkGateway, checkWebhooks } from './gateway-checks.ts';
import { checkChromium, checkStore, checkVersions } from './machine-checks.ts';
import { checkMailRecords, checkMailServer } from './mail-checks.ts';

/** Name and check, in the order in which they are printed. They run at the same time. */
const CHECKS: [name: string, check: Check][] = [
  ['versions', checkVersions],
  ['database', checkDatabase],
  ['clock', checkClock],
  ['seals', checkSeals],
  ['jobs', checkJobs],
  ['gateway', checkGateway],
  ['webhooks', checkWebhooks],
  ['books', checkBooks],
  ['retention', checkRetention],
  ['Chromium', checkChromium],
  ['store', checkStore],
  ['mail server', checkMailServer],
  ['mail records', checkMailRecords],
  ['claims', checkClaims],
];

type NamedFinding = Finding & { check: string };

/** Checks everything that the site needs, and changes nothing. An error sets exit status 1. */
export async function runDoctor(context: CommandContext): Promise<CommandResult> {
  const config = tryReadConfig(context);
  const findings = Array.isArray(config) ? config : await runChecks(context, config);
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  return {
    json: { errors: count('error'), warnings: count('warning'), findings },
    lines: [
      ...findings.map((finding) => formatFinding(context, finding)),
      `${formatCount(count('error'), 'error')}, ${formatCount(count('warning'), 'warning')}`,
    ],
    succeeded: count('error') === 0,
  };
}

/** Without a valid configuration nothing else can be checked. */
function tryReadConfig({ environment }: CommandContext): Config | NamedFinding[] {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.errors.map((text) => ({ check: 'configuration', ...createError(text) }));
  }
}

async function runChecks(context: CommandContext, config: Config): Promise<NamedFinding[]> {
  const progress = context.terminal.startProgress('Checking');
  let done = 0;
  progress.update(done, CHECKS.length);
  const findings = await Promise.all(
    CHECKS.map(async ([name, check]) => {
      const found = await runCheck(name, check, context, config);
      progress.update(++done, CHECKS.length);
      return found.map((finding) => ({ check: name, ...finding }));
    }),
  ).finally(progress.stop);
  return findings.flat();
}

/** Chromium may start from a cold disk. */
const CHECK_LIMIT_MS = 30_000;

async function runCheck(
  name: string,
  check: Check,
  { openDatabase, environment }: CommandContext,
  config: Config,
): Promise<Finding[]> {
  const signal = AbortSignal.timeout(CHECK_LIMIT_MS);
  const expired = new Promise<Finding[]>((resolve) => {
    signal.addEventListener('abort', () => resolve([createError(`${name}: no result after 30 seconds`)]));
  });
  const checked = check({ openDatabase, environment, config, signal }).catch((error: unknown) => [
    createError(`${name}: ${(error as Error).message}`),
  ]);
  return Promise.race([checked, expired]);
}

const SYMBOLS = { ok: '✓', warning: '!', error: '✗' } as const;

function formatFinding({ terminal: { styles } }: CommandContext, { level, text }: Finding): string {
  const style = { ok: styles.green, warning: styles.yellow, error: styles.red }[level];
  return `${style(SYMBOLS[level])} ${text}`;
}

const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
