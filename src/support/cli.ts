/** Support's tool. stdout is data, stderr is talk; exit 0 done, 1 no or broken, 2 wrong use. */
import path from 'node:path';
import { Command } from 'commander';
import { readConfig } from '#src/config.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { urlsOf } from '#src/platform/embedded/roles.ts';
import { chart, type ChartOptions } from './chart/chart.ts';
import { match } from './chart/match.ts';
import { numbers, type NumbersOptions } from './chart/numerology.ts';
import { catalogueSet } from './catalogue-set.ts';
import { ledgerExport } from './ledger-export.ts';
import { ledgerVerify } from './ledger-verify.ts';
import { orderMail } from './order-resend-email.ts';
import { orderRefund } from './order-refund.ts';
import { orderRetry } from './order-retry.ts';
import { orderShow } from './order-show.ts';
import { ordersLook } from './order-list.ts';
import { ordersRebuild } from './projection-rebuild.ts';

export type Act = (db: Database, print: (line: string) => void) => Promise<boolean>;

/** The database this environment names, or the embedded one of this checkout. */
async function openDatabase(role: 'app' | 'owner'): Promise<Database> {
  loadEnvFile();
  const config = readConfig(process.env);
  if (config.database)
    return connect(role === 'app' ? config.database.url : config.database.ownerUrl, {
      max: 2,
      name: 'lagna-admin',
    });
  const postgres = await startPostgres(path.join(config.varDir, 'postgres'));
  const urls = urlsOf(postgres.adminUrl, 'lagna');
  return connect(role === 'app' ? urls.url : urls.ownerUrl, { max: 2, name: 'lagna-admin' });
}

const run =
  (act: Act, role: 'app' | 'owner' = 'app') =>
  async () => {
    const db = await openDatabase(role);
    try {
      process.exitCode = (await act(db, console.log)) ? 0 : 1;
    } finally {
      await db.destroy();
    }
  };

const program = new Command('admin').description('Lagna: what support and operators use').exitOverride();

const order = program.command('order').description('one order');
order
  .command('show')
  .argument('<id>', 'order number, gateway order or gateway payment')
  .option('--json', 'the events as they stand in the ledger')
  .description('what happened to an order, event by event')
  .action((id: string, { json }: { json?: boolean }) => run(orderShow(id, { json: json ?? false }))());
order
  .command('retry')
  .argument('<id>', 'order number')
  .description('starts a report once more that failed or whose job is lost, at the step where it stopped')
  .action((id: string) => run(orderRetry(id))());
order
  .command('mail')
  .argument('<ids...>', 'order numbers')
  .description('sends a report mail once more that was given up, once its cause is mended')
  .action((ids: string[]) => run(orderMail(ids))());

order
  .command('refund')
  .argument('<id>', 'order number, gateway order or gateway payment')
  .requiredOption('--reason <words>', 'why; stays in the ledger for good, so name no person in it')
  .option('--yes', 'do it; without this the command says what it would do')
  .description('gives the whole payment of an order back, delivered or not')
  .action((id: string, wish: { reason: string; yes?: boolean }) => run(orderRefund(id, wish))());

const orders = program.command('orders').description('all orders');
orders
  .command('look')
  .description(
    'those that stand still until a person has looked: money that did not go back, reports not made, mails given up',
  )
  .action(() => run(ordersLook())());
orders
  .command('rebuild')
  .description('folds the read model again from the ledger')
  .action(() => run(ordersRebuild())());

const ledger = program.command('ledger').description('the ledger');
ledger
  .command('verify')
  .option('--json', 'for programs')
  .description('recomputes every hash and names the first row that does not fit')
  .action(({ json }: { json?: boolean }) => run(ledgerVerify({ json: json ?? false }))());
ledger
  .command('export')
  .description('every event as a line of JSON, with the bytes that were hashed')
  .action(() => run(ledgerExport())());

program
  .command('catalogue')
  .description('what is on sale')
  .command('set')
  .argument('<key>', 'report')
  .option('--price <rupees>', 'list price in whole rupees')
  .option('--pages <count>', 'measured page count')
  .option('--available <yes|no>', 'whether it can be ordered')
  .description('changes a report; the pages of the site follow at once')
  .action((key: string, options: { price?: string; pages?: string; available?: string }) =>
    run(catalogueSet(key, options))(),
  );

program
  .command('chart')
  .description('a birth chart, computed as for the reports')
  .option('--date <YYYY-MM-DD>', 'by the calendar of the place')
  .option('--time <HH:MM[:SS]>', 'by the clock of the place; leave it out where it is unknown')
  .option('--lat <degrees>', 'north positive')
  .option('--lon <degrees>', 'east positive')
  .option('--zone <name>', 'IANA zone, Asia/Kolkata')
  .option('--offset <seconds>', 'of the clock, east of Greenwich; wins over the zone')
  .option('--json', 'for programs')
  .option('--all', 'with houses, yogas, doshas, strengths, transits and the annual chart, as JSON')
  .option(
    '--ndjson',
    'reads {"id","local","lat","lon","zone","utcOffsetSeconds"?} a line, writes a chart a line',
  )
  .option('--ayanamsa <name>', 'lahiri, kp, raman, true-chitra')
  .option('--node <name>', 'true, mean (of the table; JSON shows both)')
  .option('--sunrise <name>', 'upper-limb, centre, hindu')
  .option('--year-days <days>', 'of a dasha year, 365.25')
  .action(async (options: ChartOptions) => {
    process.exitCode = await chart(options, process.stdin, console.log);
  });

program
  .command('match')
  .description('36 gunas of two births: two lines of JSON on stdin, as for chart --ndjson')
  .action(async () => {
    process.exitCode = await match(process.stdin, console.log);
  });

program
  .command('numbers')
  .description('numerology, every sum with its steps')
  .requiredOption('--name <name>', 'as it is used')
  .requiredOption('--date <YYYY-MM-DD>', 'of birth')
  .option('--on <YYYY-MM-DD>', 'the day whose personal year is told; today')
  .action((options: NumbersOptions) => {
    process.exitCode = numbers(options, new Date().toISOString().slice(0, 10), console.log);
  });

try {
  await program.parseAsync();
} catch (error) {
  const { code, exitCode, message } = error as { code?: string; exitCode?: number; message: string };
  // Commander has already said what was wrong with the words; anything else is ours to say.
  if (!code?.startsWith('commander.')) console.error(message);
  process.exitCode = code?.startsWith('commander.') ? (exitCode === 0 ? 0 : 2) : 1;
}
