/** The commands `lagna report …`. */
import type { Command as Program } from 'commander';
import { addChangeCommand, addCommand, type RunCommand } from '#src/support/register-command.ts';

export function addReportCommands(program: Program, runCommand: RunCommand): void {
  const report = program.command('report').description('check and make PDF files of reports');
  addCommand(report, 'verify <file>', runCommand, {
    description:
      'find the order and edition of a PDF by its hash; exit status 1 when it is not ours or was changed',
    examples: ['report verify Lagna-LG-2611-7K3QX9.pdf'],
    run: async (context, [file]) => (await import('./verify-report.ts')).verifyReport(context, file!),
  });
  addChangeCommand(report, 'remake <order>', runCommand, {
    description:
      'the same as “lagna order regenerate”. A lost file comes back by “lagna order restore-file”, as the same edition',
    examples: ['report remake LG-2611-7K3QX9 --reason "chart of page 4 was empty"'],
    run: async (context, [order], options) =>
      (await import('#src/support/order/regenerate-order.ts')).regenerateOrder(context, order!, options),
  });
}
