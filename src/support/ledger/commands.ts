/** The commands `lagna ledger …`. */
import type { Command as Program } from 'commander';
import type { ExportOptions } from './export-ledger.ts';
import { addCommand, type RunCommand } from '#src/support/register-command.ts';

export function addLedgerCommands(program: Program, runCommand: RunCommand): void {
  const ledger = program.command('ledger').description('verify and export the ledger');
  addCommand<{ since?: string; projections?: boolean }>(ledger, 'verify', runCommand, {
    description:
      'recompute every hash and every seal; names the first damage and exits with 1 when the ledger was changed',
    examples: ['ledger verify', 'ledger verify --since 2026-11-21'],
    addOptions: (command) =>
      command
        .option('--no-projections', 'do not compare the tables that are derived from the ledger')
        .option(
          '--since <time>',
          'verify only what was sealed from this time on; earlier events are trusted',
        ),
    run: async (context, _arguments, options) =>
      (await import('./verify-ledger.ts')).runLedgerVerification(context, options),
  });
  addCommand(ledger, 'seal', runCommand, {
    description: 'seal all finished events now, as the job does every five minutes, and show the newest seal',
    examples: ['ledger seal', 'ledger seal --json'],
    run: async (context) => (await import('./seal-ledger.ts')).sealLedgerNow(context),
  });
  addCommand<{ lines?: string; follow?: boolean }>(ledger, 'tail', runCommand, {
    description: 'print the newest events of all streams',
    examples: ['ledger tail --lines 50', 'ledger tail --follow --json'],
    addOptions: (command) =>
      command
        .option('--lines <count>', 'default: 20')
        .option('--follow', 'also print the events that come, until Ctrl+C'),
    run: async (context, _arguments, options) =>
      (await import('./tail-ledger.ts')).printNewestEvents(context, options),
  });
  addCommand<{ until?: string }>(ledger, 'proof <event>', runCommand, {
    description: 'print the proof that a seal covers an event, for an auditor (docs/audit.md)',
    examples: ['ledger proof LG-2611-7K3QX9#5 > proof.json', 'ledger proof 8012 --until 4118'],
    addOptions: (command) =>
      command.option('--until <seal>', 'number of a newer seal that the auditor has a copy of'),
    run: async (context, [event], options) =>
      (await import('./prove-event.ts')).proveEvent(context, event!, options),
  });
  addCommand<ExportOptions>(ledger, 'export', runCommand, {
    description: 'print every event as one line of JSON, or as CSV, with its exact hashed text',
    examples: ['ledger export > ledger.ndjson', 'ledger export --from 8000 --csv > ledger.csv'],
    addOptions: (command) =>
      command
        .option('--from <position>', 'first position')
        .option('--to <position>', 'last position, inclusive')
        .option('--csv', 'for spreadsheet programs; no cell is read as a formula'),
    run: async (context, _arguments, options) =>
      (await import('./export-ledger.ts')).exportLedger(context, options),
  });
}
