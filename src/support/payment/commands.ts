/** The commands `lagna payment …` and `lagna reconcile`. */
import type { Command as Program } from 'commander';
import { addChangeCommand, addCommand, type RunCommand } from '#src/support/register-command.ts';
import type { ReconcileOptions } from './reconcile.ts';

export function addPaymentCommands(program: Program, runCommand: RunCommand): void {
  const payment = program.command('payment').description('refund or dismiss payments that fit no order');
  addChangeCommand(payment, 'refund <id>', runCommand, {
    description: 'refund the payment now, or again after the gateway rejected it',
    examples: ['payment refund pay_IH4NVgf4Dreq1l --reason "order was lost in a restore"'],
    run: async (context, [id], options) =>
      (await import('./refund-payment.ts')).refundPayment(context, id!, options),
  });
  addChangeCommand(payment, 'dismiss <id>', runCommand, {
    description: 'close the payment without a refund, because it was settled elsewhere',
    examples: ['payment dismiss pay_IH4NVgf4Dreq1l --reason "refunded in the dashboard"'],
    run: async (context, [id], options) =>
      (await import('./dismiss-payment.ts')).dismissPayment(context, id!, options),
  });
  addCommand<ReconcileOptions>(program, 'reconcile', runCommand, {
    description:
      'compare payments, refunds, disputes and settlements with the gateway, and record what is missing; exits with 1 when something differs',
    examples: ['reconcile --from 2026-11-01 --to 2026-11-30', 'reconcile --last'],
    addOptions: (command) =>
      command
        .option('--from <YYYY-MM-DD>', 'first day, Indian time')
        .option('--to <YYYY-MM-DD>', 'last day, Indian time, inclusive')
        .option('--settlements <file>', 'also compare a settlement report of the gateway (CSV)')
        .option('--last', 'print the last nightly comparison instead'),
    run: async (context, _arguments, options) =>
      (await import('./reconcile.ts')).reconcileBooks(context, options),
  });
}
