/** The admin CLI. Data goes to stdout, messages to stderr. Exit status: 0 success, 1 failure, 2 wrong usage. */
import path from 'node:path';
import { CommanderError, createCommand, type Command as Program } from 'commander';
import { readConfig } from '#src/config.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { getDatabaseUrls } from '#src/platform/embedded/roles.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { updateCatalogue, type CatalogueOptions } from './catalogue-set.ts';
import { runChart, type ChartOptions } from './chart/chart.ts';
import { runMatch } from './chart/match.ts';
import { runNumerology, type NumerologyOptions } from './chart/numerology.ts';
import type { Command, Environment, RunOnDatabase } from './command.ts';
import { exportLedger } from './ledger-export.ts';
import { printLedgerVerification } from './ledger-verify.ts';
import { addNewsletterCommands } from './newsletter-commands.ts';
import { addOrderCommands } from './order-commands.ts';
import { dismissPayment } from './payment-dismiss.ts';
import { refundPayment } from './payment-refund.ts';
import { rebuildProjection } from './projection-rebuild.ts';
import { REASON_HELP } from './reason.ts';
import { reconcileBooks, UsageError, type ReconcileOptions } from './reconcile.ts';

/** Sets the exit status. */
type SetExitStatus = (code: number) => void;

/** The configured database, or the embedded one of this checkout. */
async function openDatabase(environment: Environment): Promise<Database> {
  const config = readConfig(environment);
  const options = { max: 2, name: 'lagna-admin', withoutTimeouts: true };
  if (config.database) return connect(config.database.url, options);
  const postgres = await startPostgres(path.join(config.varDir, 'postgres'));
  return connect(getDatabaseUrls(postgres.adminUrl, 'lagna').url, options);
}

async function runCommand(command: Command, environment: Environment): Promise<number> {
  const db = await openDatabase(environment);
  try {
    return (await command(db, console.log)) ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

function addPaymentCommands(program: Program, runOnDatabase: RunOnDatabase): void {
  const payment = program.command('payment').description('refund or dismiss payments that fit no order');
  const commands = [
    ['refund', 'refund the payment now, or again after the gateway rejected it', refundPayment],
    ['dismiss', 'close the payment without a refund, because it was settled elsewhere', dismissPayment],
  ] as const;
  for (const [name, description, createPaymentCommand] of commands)
    payment
      .command(name)
      .argument('<id>', 'gateway payment id')
      .requiredOption('--reason <text>', REASON_HELP)
      .option('--yes', 'change it; without it the command only shows what it would do')
      .description(description)
      .addHelpText('after', `\nExample:\n  admin payment ${name} pay_IH4NVgf4Dreq1l --reason "…" --yes`)
      .action((id: string, options: { reason: string; yes?: boolean }) =>
        runOnDatabase(createPaymentCommand(id, options)),
      );
}

function addDataCommands(program: Program, runOnDatabase: RunOnDatabase): void {
  program
    .command('projection')
    .description('rebuild the tables that are derived from the ledger')
    .command('rebuild')
    .description('rebuild orders and unmatched payments from the ledger')
    .action(() => runOnDatabase(rebuildProjection()));
  const ledger = program.command('ledger').description('verify and export the ledger');
  ledger
    .command('verify')
    .option('--json', 'print the result as JSON')
    .description(
      'recompute every hash; prints the first wrong event and exits with 1 when the ledger was changed',
    )
    .action(({ json = false }: { json?: boolean }) => runOnDatabase(printLedgerVerification({ json })));
  ledger
    .command('export')
    .description('print every event as one line of JSON, with the hashed content')
    .addHelpText('after', '\nExample:\n  admin ledger export > ledger.ndjson')
    .action(() => runOnDatabase(exportLedger()));
  program
    .command('catalogue')
    .description('change the reports on sale')
    .command('set')
    .argument('<key>', 'report key')
    .option('--name <text>', 'name of the report')
    .option('--description <text>', 'the sentences below the name')
    .option('--price <rupees>', 'list price in whole rupees')
    .option('--pages <count>', 'page count')
    .option('--available <yes|no>', 'whether it can be ordered')
    .description('change a report; running sites show the change at once')
    .addHelpText('after', '\nExample:\n  admin catalogue set janam-kundli --price 999')
    .action((key: string, options: CatalogueOptions) => runOnDatabase(updateCatalogue(key, options)));
}

function addReconcileCommand(program: Program, runOnDatabase: RunOnDatabase, environment: Environment): void {
  const reconcile = program.command('reconcile');
  reconcile
    .description(
      'compare payments, refunds, disputes and settlements with the gateway, and record what is missing; exits with 1 when something differs',
    )
    .option('--from <YYYY-MM-DD>', 'first day, Indian time')
    .option('--to <YYYY-MM-DD>', 'last day, Indian time, inclusive')
    .option('--settlements <file>', 'also compare a settlement report of the gateway (CSV)')
    .option('--last', 'print the last nightly comparison instead')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  admin reconcile --from 2026-11-01 --to 2026-11-30')
    .action(async (options: ReconcileOptions) => {
      try {
        await runOnDatabase(await reconcileBooks(options, environment));
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        reconcile.error(error.message, { exitCode: 2 });
      }
    });
}

/** Commands that need no database. */
function addChartCommands(program: Program, setExitStatus: SetExitStatus): void {
  program
    .command('chart')
    .description('compute a birth chart as for the reports')
    .option('--date <YYYY-MM-DD>', 'local date of birth')
    .option('--time <HH:MM[:SS]>', 'local time of birth; omit it when unknown')
    .option('--lat <degrees>', 'latitude, north positive')
    .option('--lon <degrees>', 'longitude, east positive')
    .option('--zone <name>', 'IANA time zone, for example Asia/Kolkata')
    .option('--offset <seconds>', 'UTC offset of the local time, east positive; overrides --zone')
    .option('--json', 'print JSON')
    .option('--all', 'print JSON with houses, yogas, doshas, strengths, transits and the annual chart')
    .option(
      '--ndjson',
      'read one {"id","local","lat","lon","zone","utcOffsetSeconds"?} per line from stdin, print one chart per line',
    )
    .option('--ayanamsa <name>', 'lahiri, kp, raman or true-chitra')
    .option('--node <name>', 'mean (default) or true; JSON contains the positions of both')
    .option('--sunrise <name>', 'upper-limb, centre or hindu')
    .option('--year-days <days>', 'length of a dasha year, default 365.25')
    .option('--karakas <number>', '7 (default) or 8 chara karakas')
    .option('--light-deflection', 'apply the bending of light beside the Sun (at most 2 arcseconds)')
    .option(
      '--syllable <text>',
      'first syllable of the name in Devanagari, for the strength of the shayanadi avasthas of --all',
    )
    .addHelpText(
      'after',
      '\nExample:\n  admin chart --date 1996-06-04 --time 14:30 --lat 25.18 --lon 75.83 --zone Asia/Kolkata',
    )
    .action(async (options: ChartOptions) => {
      setExitStatus(await runChart(options, process.stdin, console.log));
    });
  program
    .command('match')
    .description(
      'compare two births (36 gunas, ten poruthams): two lines of JSON on stdin, as for chart --ndjson',
    )
    .addHelpText('after', '\nExample:\n  admin match < couple.ndjson')
    .action(async () => {
      setExitStatus(await runMatch(process.stdin, console.log));
    });
  program
    .command('numerology')
    .description('compute the numerology of a name and a date, with every step')
    .requiredOption('--name <name>', 'name in use')
    .requiredOption('--date <YYYY-MM-DD>', 'date of birth')
    .option('--on <YYYY-MM-DD>', 'day for the personal year; default today')
    .addHelpText('after', '\nExample:\n  admin numerology --name "Asha Rao" --date 1996-06-04')
    .action((options: NumerologyOptions) => {
      setExitStatus(runNumerology(options, new Date().toISOString().slice(0, 10), console.log));
    });
}

/** @returns the exit status */
export async function runAdmin(args: string[], environment: Environment): Promise<number> {
  let status = 0;
  const program = createCommand('admin')
    .description('Lagna: commands for support and operators')
    .exitOverride();
  const runOnDatabase: RunOnDatabase = async (command) => {
    status = await runCommand(command, environment);
  };
  addOrderCommands(program, runOnDatabase, environment);
  addPaymentCommands(program, runOnDatabase);
  addDataCommands(program, runOnDatabase);
  addReconcileCommand(program, runOnDatabase, environment);
  const setExitStatus: SetExitStatus = (code) => {
    status = code;
  };
  addChartCommands(program, setExitStatus);
  addNewsletterCommands(program, runOnDatabase, { environment, setExitStatus });
  try {
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (error) {
    // Commander has printed its own message. Its exit status is 0 after --help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error((error as Error).message);
    return 1;
  }
}

if (import.meta.main) {
  loadEnvFile();
  process.exitCode = await runAdmin(process.argv.slice(2), process.env);
}
