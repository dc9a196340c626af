/** The command `lagna projection rebuild`. */
import type { Command as Program } from 'commander';
import { addChangeCommand, type RunCommand } from '#src/support/register-command.ts';

export function addProjectionCommands(program: Program, runCommand: RunCommand): void {
  const projection = program
    .command('projection')
    .description('check and repair the tables that are derived from the ledger');
  addChangeCommand(projection, 'rebuild', runCommand, {
    description:
      'compare orders and unmatched payments with the ledger and repair rows that differ, while the site runs',
    examples: ['projection rebuild --reason "restore of 21 November"'],
    run: async (context, _arguments, options) =>
      (await import('./rebuild-projection.ts')).runProjectionRebuild(context, options),
  });
}
