/**
 * What a visitor was about to buy when they went to log in, so that the purchase goes on where it stopped. Kept by the
 * tab, which survives a login at Google's as well.
 */
import type { Report } from '#src/catalogue/contract.ts';
import { storages } from '#web/lib/session/browser-storage.ts';
import { INTENT_KEY as KEY } from '#web/lib/session/stored-session.ts';

/** Whoever comes back later than this has changed their mind, or is somebody else. */
const HALF_AN_HOUR_MS = 30 * 60_000;

/** `filled`: the sheet as it was when the session ended. Whoever reads it checks it. */
type Wanted = { report: Report; filled?: unknown };
type Intent = Wanted & { path: string; at: number };

/** The page to come back to is the present one. */
export function keepIntent(wanted: Wanted): void {
  const intent: Intent = { ...wanted, path: here(), at: Date.now() };
  storages()?.session.setItem(KEY, JSON.stringify(intent));
}

/** What somebody wanted on this page. Told once: whoever comes back without having logged in has given it up. */
export function intentHere(): Wanted | undefined {
  const session = storages()?.session;
  const intent = parsed(session?.getItem(KEY) ?? '{}');
  if (intent?.path !== here()) return undefined;
  session?.removeItem(KEY);
  return Date.now() - intent.at < HALF_AN_HOUR_MS ? intent : undefined;
}

const here = () => location.pathname + location.search;

/** Anybody may write there: what is no whole intent is none. */
function parsed(written: string): Intent | undefined {
  try {
    const { report, filled, path, at } = JSON.parse(written) as Partial<Intent>;
    const whole = typeof report?.key === 'string' && typeof report.name === 'string';
    return whole && typeof path === 'string' && typeof at === 'number'
      ? { report, filled, path, at }
      : undefined;
  } catch {
    return undefined;
  }
}
