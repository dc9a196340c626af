/** The command `lagna support log`. */
import type { Command as Program } from 'commander';
import { addCommand, type RunCommand } from '#src/support/register-command.ts';

export function addSupportCommands(program: Program, runCommand: RunCommand): void {
  const support = program.command('support').description('show what support did');
  addCommand<{ limit?: string }>(support, 'log', runCommand, {
    description:
      'changes of the catalogue, rebuilds, replayed webhooks and retried jobs, with actor and reason',
    examples: ['support log', 'support log --limit 200 --json'],
    addOptions: (command) => command.option('--limit <count>', 'the newest entries; default: 50'),
    run: async (context, _arguments, options) =>
      (await import('./show-log.ts')).showSupportLog(context, options),
  });
}
