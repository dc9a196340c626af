/** Renders the pages of the largest towns before anybody asks, with pauses for the requests of visitors. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Log } from '#src/platform/log.ts';
import type { PanchangAddress } from './find-panchang.ts';
import { listTowns } from './towns.ts';

export type PageRenewal = {
  /** Renders today's pages of the largest towns that are out of date. */
  renew: () => Promise<void>;
  /** Renews the pages soon: a process that has just started answers visitors first. */
  renewSoon: () => void;
  /** Ends a renewal. */
  close: () => void;
};

const START_DELAY_MS = 60_000;
/** A renewal takes a third of one core for half a minute. */
const PAUSE_MS = 100;

export function createPageRenewal(
  { gazetteer, log }: { gazetteer: Gazetteer; log: Log },
  renewPage: (address: PanchangAddress) => Promise<void>,
): PageRenewal {
  let isClosed = false;
  let startTimer: NodeJS.Timeout | undefined;

  async function renewAll(): Promise<void> {
    const addresses = [{}, ...listTowns(gazetteer).map(({ slug }) => ({ town: slug }))];
    for (const address of addresses) {
      if (isClosed) return;
      await renewPage(address);
      await delay(PAUSE_MS);
    }
  }

  const renew = () =>
    renewAll().catch((error: unknown) =>
      log.error(
        { event: 'pages.renewal_failed', err: error },
        'The pages of the panchang could not be renewed; they are rendered when they are asked for',
      ),
    );

  return {
    renew,
    renewSoon() {
      startTimer = setTimeout(() => void renew(), START_DELAY_MS).unref();
    },
    close() {
      isClosed = true;
      clearTimeout(startTimer);
    },
  };
}
