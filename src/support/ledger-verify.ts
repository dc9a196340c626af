import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import type { Command } from './command.ts';

export const printLedgerVerification =
  ({ json }: { json: boolean }): Command =>
  async (db, print) => {
    const result = await verifyLedger(db);
    if (json) print(JSON.stringify(result));
    else if (result.isIntact)
      print(`The ledger is intact: ${result.events} events in ${result.streams} streams.`);
    else for (const { kind, reason } of result.damages) print(`BROKEN (${kind}): ${reason}.`);
    return result.isIntact;
  };
