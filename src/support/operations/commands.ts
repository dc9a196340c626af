/** The commands `lagna sla` and `lagna stats`. */
import type { Command as Program } from 'commander';
import { addCommand, type RunCommand } from '#src/support/register-command.ts';
import type { StatsOptions } from './show-stats.ts';

export function addOperationsCommands(program: Program, runCommand: RunCommand): void {
  addCommand(program, 'sla', runCommand, {
    description:
      'reports that are late or have breached the delivery SLA, oldest first; exits with 1 while one is breached',
    examples: ['sla', 'sla --json'],
    run: async (context) => (await import('./show-sla.ts')).showSla(context),
  });
  addCommand<StatsOptions>(program, 'stats', runCommand, {
    description:
      'orders, payments, conversion, revenue, refunds and delivery times by day in Indian time; the bar is the revenue',
    examples: ['stats --days 30', 'stats --from 2026-11-01 --to 2026-11-30 --json'],
    addOptions: (command) =>
      command
        .option('--days <count>', 'the last days until --to; default: 7')
        .option('--from <YYYY-MM-DD>', 'first day, Indian time')
        .option('--to <YYYY-MM-DD>', 'last day, Indian time, inclusive; default: today'),
    run: async (context, _arguments, options) =>
      (await import('./show-stats.ts')).showStats(context, options),
  });
}
