/** The commands `newsletter …` of the admin CLI. */
import type { Command as Program } from 'commander';
import type { Environment, RunOnDatabase } from './command.ts';
import { previewNewsletter, type PreviewOptions } from './newsletter-preview.ts';
import { queueMissingNewsletters } from './newsletter-queue.ts';
import { showNewsletterStatus } from './newsletter-status.ts';

export function addNewsletterCommands(
  program: Program,
  runOnDatabase: RunOnDatabase,
  { environment, setExitStatus }: { environment: Environment; setExitStatus: (code: number) => void },
): void {
  const newsletter = program.command('newsletter').description('preview and follow the monthly newsletter');
  newsletter
    .command('preview')
    .option('--month <YYYY-MM>', 'default: the newsletter that is sent next')
    .option('--moon-sign <name>', 'with the paragraph for this Moon sign, for example Makara or Capricorn')
    .option('--text', 'print the plain text part (default)')
    .option('--html', 'print the HTML part')
    .option('--json', 'print the content as JSON')
    .description('print the newsletter of a month as it would be sent; needs no database')
    .addHelpText('after', '\nExample:\n  admin newsletter preview --month 2026-12 --moon-sign Dhanu --html')
    .action((options: PreviewOptions) => {
      setExitStatus(previewNewsletter(options, environment, console.log));
    });
  newsletter
    .command('status')
    .option('--json', 'print JSON')
    .description('count subscribers by state, and sent and failed newsletters by month')
    .addHelpText('after', '\nExample:\n  admin newsletter status')
    .action((options: { json?: boolean }) => runOnDatabase(showNewsletterStatus(options)));
  newsletter
    .command('queue')
    .option('--month <YYYY-MM>', 'default: the current month')
    .description('queue newsletters that were not queued, and those that failed; none is sent twice')
    .addHelpText('after', '\nExample:\n  admin newsletter queue --month 2026-12')
    .action((options: { month?: string }) => runOnDatabase(queueMissingNewsletters(options)));
}
