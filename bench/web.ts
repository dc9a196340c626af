/**
 * `npm run bench:web`: the built site as a phone on a slow line gets it (Lighthouse, mobile, the median of three), and
 * how fast a page is served beside a bare Koa handler answering the same bytes. All on this machine; prints, fails
 * nothing but a request to another host.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { audit, type Audit } from './web/audit.ts';
import { PAGE } from './web/page.ts';
import { rate } from './web/rate.ts';

const PAGES = [
  '/',
  '/reports',
  '/reports/janam-kundli',
  '/calculators',
  '/calculate/love',
  '/contact',
  '/login',
];
const ROUNDS = 7;
const ANSWERS = 6400;

const child = fork(new URL('web/serve.ts', import.meta.url));
const [served] = (await once(child, 'message')) as [{ site: string; bare: string }];
try {
  await compareRates(served);
  for (const page of PAGES) tell(page, await audit(served.site + page));
} finally {
  child.disconnect();
  await once(child, 'exit');
}

/** Turn by turn, so that whatever else this machine does hits both. */
async function compareRates({ site, bare }: typeof served): Promise<void> {
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await rate(site + PAGE, ANSWERS);
    const theirs = await rate(bare, ANSWERS);
    // the first round warms both up
    if (round === 0) continue;
    rates.push(ours);
    ratios.push(ours / theirs);
  }
  console.log(
    `${PAGE}: ${Math.round(median(rates))} pages a second, ${median(ratios).toFixed(2)} of a bare Koa handler (wanted: 0.8)`,
  );
}

function tell(page: string, { scores, times, strangers, faults }: Audit): void {
  const told = Object.entries(scores).map(([what, score]) => `${what} ${Math.round(score * 100)}`);
  console.log(`${page.padEnd(24)} ${told.join('  ')}   ${times}`);
  for (const fault of faults) console.log(`  - ${fault}`);
  if (strangers.length === 0) return;
  console.log(`  asked other hosts: ${strangers.join(', ')}`);
  process.exitCode = 1;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
