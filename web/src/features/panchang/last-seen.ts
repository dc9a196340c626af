/** The panchang that was seen last, kept on the device for times without a connection. */
import type { PanchangView } from '#src/panchang/contract.ts';
import { getStorages } from '#web/lib/session/stored-session.ts';

const KEY = 'panchangLastSeen';

type LastSeen = { seenAt: number; panchang: PanchangView };

export function saveLastSeen(panchang: PanchangView): void {
  try {
    getStorages()?.local.setItem(KEY, JSON.stringify({ seenAt: Date.now(), panchang } satisfies LastSeen));
  } catch {
    // the storage is full or blocked
  }
}

/** Undefined if it is not on this device or was written by another version of the page. */
export async function readLastSeen(): Promise<LastSeen | undefined> {
  const json = getStorages()?.local.getItem(KEY);
  if (!json) return undefined;
  const { PanchangView } = await import('#src/panchang/contract.ts');
  try {
    const { seenAt, panchang } = JSON.parse(json) as LastSeen;
    const parsed = PanchangView.safeParse(panchang);
    return parsed.success ? { seenAt, panchang: parsed.data } : undefined;
  } catch {
    return undefined;
  }
}
