/**
 * What a visitor was about to buy when they went to log in, so that the purchase goes on where it stopped. Kept by the
 * tab, which survives a login at Google's as well.
 */
import type { Report } from '#src/catalogue/contract.ts';
import { storages } from '#web/features/accounts/storages.ts';

const KEY = 'purchaseIntent';

/** Whoever comes back later than this has changed their mind, or is somebody else. */
const HALF_AN_HOUR_MS = 30 * 60_000;

type Intent = { report: Report; path: string; at: number };

/** The page to come back to is the present one. */
export function keepIntent(report: Report): void {
  const intent: Intent = { report, path: here(), at: Date.now() };
  storages()?.session.setItem(KEY, JSON.stringify(intent));
}

/** The report somebody wanted on this page. Told once: whoever comes back without having logged in has given it up. */
export function intentHere(): Report | undefined {
  const session = storages()?.session;
  const intent = parsed(session?.getItem(KEY) ?? '{}');
  if (intent?.path !== here()) return undefined;
  session?.removeItem(KEY);
  return Date.now() - intent.at < HALF_AN_HOUR_MS ? intent.report : undefined;
}

const here = () => location.pathname + location.search;

/** Anybody may write there: what is no whole intent is none. */
function parsed(written: string): Intent | undefined {
  try {
    const { report, path, at } = JSON.parse(written) as Partial<Intent>;
    const whole = typeof report?.key === 'string' && typeof report.name === 'string';
    return whole && typeof path === 'string' && typeof at === 'number' ? { report, path, at } : undefined;
  } catch {
    return undefined;
  }
}
