/** The commands `lagna ledger …` and `lagna projection …`. */
import type { Command as Program } from 'commander';
import { addChangeCommand, addCommand, type RunCommand } from '#src/support/register-command.ts';

export function addLedgerCommands(program: Program, runCommand: RunCommand): void {
  const ledger = program.command('ledger').description('verify and export the ledger');
  addCommand<{ since?: string }>(ledger, 'verify', runCommand, {
    description:
      'recompute every hash and every seal; names the first damage and exits with 1 when the ledger was changed',
    examples: ['ledger verify', 'ledger verify --since 2026-11-21'],
    addOptions: (command) =>
      command.option(
        '--since <time>',
        'verify only what was sealed from this time on; earlier events are trusted',
      ),
    run: async (context, _arguments, options) =>
      (await import('./verify-ledger.ts')).runLedgerVerification(context, options),
  });
  addCommand(ledger, 'export', runCommand, {
    description: 'print every event as one line of JSON, with the hashed content',
    examples: ['ledger export > ledger.ndjson'],
    run: async (context) => (await import('./export-ledger.ts')).exportLedger(context),
  });
  const projection = program
    .command('projection')
    .description('rebuild the tables that are derived from the ledger');
  addChangeCommand(projection, 'rebuild', runCommand, {
    description: 'rebuild orders and unmatched payments from the ledger, while the site runs',
    examples: ['projection rebuild --reason "restore of 21 November"'],
    run: async (context, _arguments, options) =>
      (await import('./rebuild-projection.ts')).rebuildProjection(context, options),
  });
}
