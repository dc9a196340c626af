/**
 * The purchase that a visitor interrupts to log in, so that it continues afterwards. In session storage, which survives
 * a sign-in with Google.
 */
import type { Report } from '#src/catalogue/contract.ts';
import { getStorages, INTENT_KEY } from '#web/lib/session/stored-session.ts';

/** An older intent is dropped: the visitor has changed their mind, or it is somebody else. */
const INTENT_MAX_AGE_MS = 30 * 60_000;

/** `draft`: the confirmation form as it was when the session ended. The reader validates it. */
type PurchaseIntent = { report: Report; draft?: unknown };
/** `path`: the page to which the visitor returns. `at`: when it was stored, in milliseconds since 1970. */
type StoredIntent = PurchaseIntent & { path: string; at: number };

/** The purchase continues when the visitor returns to the current page. */
export function savePurchaseIntent(intent: PurchaseIntent): void {
  const stored: StoredIntent = { ...intent, path: getCurrentPath(), at: Date.now() };
  getStorages()?.session.setItem(INTENT_KEY, JSON.stringify(stored));
}

/** Reads and removes the intent of the current page. */
export function consumePurchaseIntent(): PurchaseIntent | undefined {
  const session = getStorages()?.session;
  const intent = parseIntent(session?.getItem(INTENT_KEY) ?? '{}');
  if (intent?.path !== getCurrentPath()) return undefined;
  session?.removeItem(INTENT_KEY);
  return isFresh(intent) ? intent : undefined;
}

/** Whether an interrupted purchase continues on the page `path`. Leaves the intent where it is. */
export function hasPurchaseIntent(path: string): boolean {
  const intent = parseIntent(getStorages()?.session.getItem(INTENT_KEY) ?? '{}');
  return intent?.path === path && isFresh(intent);
}

const isFresh = ({ at }: StoredIntent) => Date.now() - at < INTENT_MAX_AGE_MS;

const getCurrentPath = () => location.pathname + location.search;

/** Web storage is untrusted: an incomplete intent counts as none. */
function parseIntent(json: string): StoredIntent | undefined {
  try {
    const { report, draft, path, at } = JSON.parse(json) as Partial<StoredIntent>;
    const isComplete = typeof report?.key === 'string' && typeof report.name === 'string';
    return isComplete && typeof path === 'string' && typeof at === 'number'
      ? { report, draft, path, at }
      : undefined;
  } catch {
    return undefined;
  }
}
