import { verifyLedger } from '#src/ledger/verify.ts';
import type { Act } from './cli.ts';

export const ledgerVerify =
  ({ json }: { json: boolean }): Act =>
  async (db, print) => {
    const verdict = await verifyLedger(db);
    if (json) print(JSON.stringify(verdict));
    else if (verdict.intact)
      print(`The ledger is intact: ${verdict.events} events in ${verdict.streams} streams.`);
    else {
      const { position, stream, version, why } = verdict.broken;
      print(
        `The ledger is BROKEN at position ${position} (stream ${stream}, version ${version}): ${why}. ${verdict.events} events before it fit.`,
      );
    }
    return verdict.intact;
  };
