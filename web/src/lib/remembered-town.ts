/** The town whose panchang the visitor wants, remembered on this device. */
import { getStorages } from './session/stored-session.ts';

export type RememberedTown = { slug: string; name: string };

const TOWN_KEY = 'panchangTown';
/** Set while the form leads to the page of the chosen town. */
const CHOOSING_KEY = 'panchangTownChosen';

/** Undefined while prerendering, without a choice, and where web storage is blocked. */
export function readRememberedTown(): RememberedTown | undefined {
  try {
    const { slug, name } = JSON.parse(
      getStorages()?.local.getItem(TOWN_KEY) ?? '{}',
    ) as Partial<RememberedTown>;
    return slug && name ? { slug, name } : undefined;
  } catch {
    return undefined;
  }
}

export function rememberTown({ slug, name }: RememberedTown): void {
  try {
    getStorages()?.local.setItem(TOWN_KEY, JSON.stringify({ slug, name }));
  } catch {
    // the storage is full or blocked: the town is asked again
  }
}

/** The next page of a town is the choice of the visitor. */
export function noteTownChoice(): void {
  try {
    getStorages()?.session.setItem(CHOOSING_KEY, '1');
  } catch {
    // as above
  }
}

/** Whether the page was opened by choosing a town; true once. */
export function takeTownChoice(): boolean {
  const session = getStorages()?.session;
  const isChosen = session?.getItem(CHOOSING_KEY) === '1';
  session?.removeItem(CHOOSING_KEY);
  return isChosen;
}
