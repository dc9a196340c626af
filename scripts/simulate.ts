/**
 * `npm run simulate -- --orders 20000 --seed 7`: thousands of purchases with random faults in every message, killed
 * processes, outages of the database and jumps of the clock, on real processes. Exit status 1 when money, a report, a
 * tax document or an e-mail is wrong afterwards. The seed determines the plan; the timing of processes is not repeated.
 */
import { Command } from 'commander';
import { build } from './build.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { runSimulation } from './simulation/run-simulation.ts';

const SEED_LIMIT = 1_000_000;

type Options = Record<'orders' | 'seed' | 'buyers' | 'webs' | 'workers', number> & { keep: boolean };

const parsePositiveInteger = (text: string) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${text} is not a positive whole number`);
  return number;
};

async function main(): Promise<void> {
  const { orders, seed, buyers, webs, workers, keep } = new Command('simulate')
    .description('buys reports on real processes with random faults, and checks that no money was lost')
    .option('--orders <number>', 'orders to place', parsePositiveInteger, 1000)
    .option(
      '--seed <number>',
      'repeats the plan of an earlier run',
      parsePositiveInteger,
      1 + Math.floor(Math.random() * SEED_LIMIT),
    )
    .option('--buyers <number>', 'concurrent buyers', parsePositiveInteger, 24)
    .option('--webs <number>', 'web processes', parsePositiveInteger, 2)
    .option('--workers <number>', 'worker processes', parsePositiveInteger, 2)
    .option('--keep', 'keeps the databases and logs', false)
    .parse()
    .opts<Options>();
  await build();
  console.log(`seed ${seed}, ${orders} orders`);
  const startedAt = Date.now();
  const result = await runSimulation({
    seed,
    orderCount: orders,
    buyerCount: buyers,
    webCount: webs,
    workerCount: workers,
    areFilesKept: keep,
    print: (line) => console.log(line),
  });
  for (const [name, value] of Object.entries(result.figures)) console.log(`${name.padEnd(28)} ${value}`);
  console.log(`${'seconds'.padEnd(28)} ${Math.round((Date.now() - startedAt) / 1000)}`);
  if (keep) console.log(`databases and logs are in ${result.directory}`);
  const { length } = result.violations;
  console.log(length === 0 ? `seed ${seed}: every check passed` : `seed ${seed}: ${length} checks failed`);
  process.exit(length === 0 ? 0 : 1);
}

if (import.meta.main) await main().catch(exitWithMessage('npm run simulate'));
