/** The commands `lagna webhook …`. */
import type { Command as Program } from 'commander';
import { addChangeCommand, addCommand, type RunCommand } from '#src/support/register-command.ts';
import type { ListWebhooksOptions } from './list-webhooks.ts';

export function addWebhookCommands(program: Program, runCommand: RunCommand): void {
  const webhook = program.command('webhook').description('list, show and replay webhooks of the gateway');
  addCommand<ListWebhooksOptions>(webhook, 'list', runCommand, {
    description: 'list the newest webhooks',
    examples: ['webhook list --unhandled', 'webhook list --failed --from 2026-11-01 --to 2026-11-30'],
    addOptions: (command) =>
      command
        .option('--failed', 'only those that recorded nothing: unreadable, contradictory or failed')
        .option('--unhandled', 'only those that wait for their job')
        .option('--from <YYYY-MM-DD>', 'first day, Indian time')
        .option('--to <YYYY-MM-DD>', 'last day, Indian time, inclusive')
        .option('--limit <count>', 'default: 50'),
    run: async (context, _arguments, options) =>
      (await import('./list-webhooks.ts')).listWebhooks(context, options),
  });
  addCommand(webhook, 'show <event-id>', runCommand, {
    description:
      'show a webhook as it was received, with its attempts, last error and orders; it names the payer',
    examples: ['webhook show evt_OaV3xK9', 'webhook show evt_OaV3xK9 --json'],
    run: async (context, [eventId]) => (await import('./show-webhook.ts')).showWebhook(context, eventId!),
  });
  addChangeCommand(webhook, 'replay <event-ids...>', runCommand, {
    description: 'handle stored webhooks again; recorded facts are not recorded twice',
    examples: ['webhook replay evt_OaV3xK9 --reason "format of settlements fixed"'],
    run: async (context, eventIds, options) =>
      (await import('./replay-webhooks.ts')).replayWebhooks(context, eventIds, options),
  });
}
