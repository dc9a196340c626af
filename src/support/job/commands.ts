/** The commands `lagna job …`. */
import type { Command as Program } from 'commander';
import { addChangeCommand, addCommand, type RunCommand } from '#src/support/register-command.ts';
import type { ListJobsOptions } from './list-jobs.ts';
import type { RetryJobsOptions } from './retry-jobs.ts';

export function addJobCommands(program: Program, runCommand: RunCommand): void {
  const job = program.command('job').description('list jobs, and start failed ones again');
  addCommand<ListJobsOptions>(job, 'list', runCommand, {
    description: 'list the newest jobs that are not finished, failed ones included',
    examples: ['job list', 'job list --queue send-order-email --state retry'],
    addOptions: (command) =>
      command
        .option('--queue <name>', 'only jobs of this queue')
        .option('--state <state>', 'created, retry, active, completed, cancelled or failed')
        .option('--limit <count>', 'default: 50'),
    run: async (context, _arguments, options) => (await import('./list-jobs.ts')).listJobs(context, options),
  });
  addCommand<ListJobsOptions>(job, 'dead', runCommand, {
    description: 'list jobs that failed at their last attempt, with error and age, oldest first',
    examples: ['job dead', 'job dead --queue send-contact-email --json'],
    addOptions: (command) =>
      command.option('--queue <name>', 'only jobs of this queue').option('--limit <count>', 'default: 50'),
    run: async (context, _arguments, options) =>
      (await import('./list-jobs.ts')).listDeadJobs(context, options),
  });
  addChangeCommand<RetryJobsOptions>(job, 'retry [job-id]', runCommand, {
    description: 'run a job once more that failed at its last attempt, or all of a queue (500 at a time)',
    examples: [
      'job retry 0b6f2c1e-8f4d-5c1b-9a51-3f1f0f6f8a11 --reason "mail server is back"',
      'job retry --queue send-order-email --reason "mail server is back"',
    ],
    addOptions: (command) => command.option('--queue <name>', 'all failed jobs of this queue'),
    run: async (context, [jobId], options) =>
      (await import('./retry-jobs.ts')).retryJobs(context, jobId, options),
  });
}
