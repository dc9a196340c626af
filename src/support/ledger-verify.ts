import { verifyLedger } from '#src/ledger/verify.ts';
import type { Command } from './command.ts';

export const printLedgerVerification =
  ({ json }: { json: boolean }): Command =>
  async (db, print) => {
    const result = await verifyLedger(db);
    if (json) print(JSON.stringify(result));
    else if (result.isIntact)
      print(`The ledger is intact: ${result.events} events in ${result.streams} streams.`);
    else {
      const { position, stream, version, reason } = result.firstMismatch;
      print(
        `The ledger is BROKEN at position ${position} (stream ${stream}, version ${version}): ${reason}. ${result.events} events before it are intact.`,
      );
    }
    return result.isIntact;
  };
