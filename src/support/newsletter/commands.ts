/** The commands `lagna newsletter …`. */
import type { Command as Program } from 'commander';
import type { ChangeOptions } from '#src/support/change.ts';
import { addChangeCommand, addCommand, type RunCommand } from '#src/support/register-command.ts';
import type { PreviewOptions } from './preview.ts';

export function addNewsletterCommands(program: Program, runCommand: RunCommand): void {
  const newsletter = program.command('newsletter').description('preview and follow the monthly newsletter');
  addCommand<PreviewOptions>(newsletter, 'preview', runCommand, {
    description: 'print the newsletter of a month as it would be sent; needs no database',
    examples: ['newsletter preview --month 2026-12 --moon-sign Dhanu --html'],
    addOptions: (command) =>
      command
        .option('--month <YYYY-MM>', 'default: the newsletter that is sent next')
        .option(
          '--moon-sign <name>',
          'with the paragraph for this Moon sign, for example Makara or Capricorn',
        )
        .option('--text', 'print the plain text part (default)')
        .option('--html', 'print the HTML part'),
    run: async (context, _arguments, options) =>
      (await import('./preview.ts')).previewNewsletter(context, options),
  });
  addCommand(newsletter, 'status', runCommand, {
    description: 'count subscribers by state, and sent and failed newsletters by month',
    examples: ['newsletter status'],
    run: async (context) => (await import('./status.ts')).showNewsletterStatus(context),
  });
  addChangeCommand<ChangeOptions & { month?: string }>(newsletter, 'queue', runCommand, {
    description: 'queue newsletters that were not queued, and those that failed; none is sent twice',
    examples: ['newsletter queue --reason "worker was down on the first"'],
    addOptions: (command) =>
      command.option('--month <YYYY-MM>', 'the current month in India; another month is refused'),
    run: async (context, _arguments, options) =>
      (await import('./queue.ts')).queueMissingNewsletters(context, options),
  });
}
