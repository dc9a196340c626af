/** The commands `lagna payment …` and `lagna reconcile`. */
import type { Command as Program } from 'commander';
import { addChangeCommand, addCommand, type RunCommand } from '#src/support/register-command.ts';
import type { AuditPaymentsOptions } from './audit-payments.ts';
import type { ListPaymentsOptions } from './list-payments.ts';
import type { ReconcileOptions } from './reconcile.ts';

export function addPaymentCommands(program: Program, runCommand: RunCommand): void {
  const payment = program
    .command('payment')
    .description('list and audit payments; refund or dismiss those that fit no order');
  addPaymentListCommands(payment, runCommand);
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
  addReconcileCommand(program, runCommand);
}

const PERIOD_HELP = ['first day, Indian time', 'last day, Indian time, inclusive'] as const;

function addPaymentListCommands(payment: Program, runCommand: RunCommand): void {
  addCommand<ListPaymentsOptions>(payment, 'list', runCommand, {
    description: 'list captured payments with totals, by default of the last 7 days',
    examples: ['payment list', 'payment list --from 2026-11-01 --to 2026-11-30 --status disputed'],
    addOptions: (command) =>
      command
        .option('--from <YYYY-MM-DD>', PERIOD_HELP[0])
        .option('--to <YYYY-MM-DD>', PERIOD_HELP[1])
        .option(
          '--method <method>',
          'only payments by this method of the gateway: upi, card, netbanking, wallet',
        )
        .option(
          '--status <status>',
          'only payments in this state: captured, partly-refunded, refunded, disputed, charged-back',
        ),
    run: async (context, _arguments, options) =>
      (await import('./list-payments.ts')).listPayments(context, options),
  });
  addCommand<AuditPaymentsOptions>(payment, 'audit', runCommand, {
    description:
      'every captured payment of a member or a period with order, fee, refunds, disputes, settlement and documents, and totals',
    examples: [
      'payment audit --member ananya.r@example.in',
      'payment audit --from 2026-04-01 --to 2027-03-31 --csv > payments.csv',
    ],
    addOptions: (command) =>
      command
        .option('--member <id>', 'e-mail address or id of a member')
        .option('--from <YYYY-MM-DD>', PERIOD_HELP[0])
        .option('--to <YYYY-MM-DD>', PERIOD_HELP[1])
        .option('--csv', 'print CSV; amounts in paise'),
    run: async (context, _arguments, options) =>
      (await import('./audit-payments.ts')).auditPayments(context, options),
  });
}

function addReconcileCommand(program: Program, runCommand: RunCommand): void {
  addCommand<ReconcileOptions>(program, 'reconcile', runCommand, {
    description:
      'compare payments, refunds, disputes and settlements with the gateway, and record what is missing; exits with 1 when something differs',
    examples: ['reconcile --from 2026-11-01 --to 2026-11-30', 'reconcile --last'],
    addOptions: (command) =>
      command
        .option('--from <YYYY-MM-DD>', PERIOD_HELP[0])
        .option('--to <YYYY-MM-DD>', PERIOD_HELP[1])
        .option('--settlements <file>', 'also compare a settlement report of the gateway (CSV)')
        .option('--last', 'print the last nightly comparison instead'),
    run: async (context, _arguments, options) =>
      (await import('./reconcile.ts')).reconcileBooks(context, options),
  });
}
