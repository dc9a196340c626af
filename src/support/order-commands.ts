/** The commands `order …` of the admin CLI. */
import type { Command as Program } from 'commander';
import { readConfig } from '#src/config.ts';
import type { Environment, RunOnDatabase } from './command.ts';
import { acknowledgeOrder } from './order-acknowledge.ts';
import { listOrders } from './order-list.ts';
import { requestOrderRefund } from './order-refund.ts';
import { recordOrderRefund } from './order-record-refund.ts';
import { resendFailedEmails } from './order-resend-email.ts';
import { restoreOrderFiles } from './order-restore-file.ts';
import { retryOrder } from './order-retry.ts';
import { REASON_HELP } from './reason.ts';
import { showOrder } from './order-show.ts';

const ANY_ORDER_ID = 'order number, gateway order id or gateway payment id';

export function addOrderCommands(
  program: Program,
  runOnDatabase: RunOnDatabase,
  environment: Environment,
): void {
  const order = program.command('order').description('show, list and repair orders');
  order
    .command('show')
    .alias('explain')
    .argument('<id>', ANY_ORDER_ID)
    .option('--json', 'print the events as JSON')
    .description('show an order and its events')
    .addHelpText('after', '\nExample:\n  admin order show LG-2611-7K3QX9')
    .action((id: string, { json = false }: { json?: boolean }) => runOnDatabase(showOrder(id, { json })));
  order
    .command('list')
    .option(
      '--needs-attention',
      'only orders that need manual action: open disputes, failed refunds, failed reports, failed report e-mails, payments that fit no order',
    )
    .description('list the 50 newest orders')
    .addHelpText('after', '\nExample:\n  admin order list --needs-attention')
    .action(({ needsAttention = false }: { needsAttention?: boolean }) =>
      runOnDatabase(listOrders({ needsAttention })),
    );
  order
    .command('retry')
    .argument('<id>', 'order number')
    .description('restart a report that failed or whose job is lost, at the step that failed')
    .addHelpText('after', '\nExample:\n  admin order retry LG-2611-7K3QX9')
    .action((id: string) => runOnDatabase(retryOrder(id)));
  addOrderMoneyCommands(order, runOnDatabase, environment);
  order
    .command('resend-email')
    .argument('<ids...>', 'order numbers')
    .description('send report e-mails again that failed after all attempts')
    .addHelpText('after', '\nExample:\n  admin order resend-email LG-2611-7K3QX9 LG-2611-1N7NXA')
    .action((ids: string[]) => runOnDatabase(resendFailedEmails(ids)));
  order
    .command('restore-file')
    .argument('<id>', 'order number')
    .description('check the stored PDF of every edition, and restore a lost or altered one')
    .addHelpText('after', '\nExample:\n  admin order restore-file LG-2611-7K3QX9')
    .action((id: string) => runOnDatabase(restoreOrderFiles(id, environment)));
}

function addOrderMoneyCommands(order: Program, runOnDatabase: RunOnDatabase, environment: Environment): void {
  order
    .command('refund')
    .argument('<id>', ANY_ORDER_ID)
    .requiredOption('--reason <text>', REASON_HELP)
    .option('--amount <rupees>', 'refund only this part, such as 100 or 99.50; the order stays paid')
    .option('--yes', 'request the refund; without it the command only shows what it would do')
    .description('refund the payment of an order, delivered or not')
    .addHelpText(
      'after',
      '\nExample:\n  admin order refund LG-2611-7K3QX9 --reason "wrong birth place" --yes',
    )
    .action((id: string, options: { reason: string; amount?: string; yes?: boolean }) =>
      runOnDatabase(requestOrderRefund(id, options)),
    );
  order
    .command('record-refund')
    .argument('<id>', ANY_ORDER_ID)
    .requiredOption('--reason <text>', REASON_HELP)
    .option('--payment <id>', 'a duplicate payment of the order; without it the payment of the order')
    .option('--yes', 'record it; without it the command only shows what it would do')
    .description('record a refund that support made outside of the gateway, such as by bank transfer')
    .addHelpText(
      'after',
      '\nExample:\n  admin order record-refund LG-2611-7K3QX9 --reason "bank transfer of 22 November" --yes',
    )
    .action((id: string, options: { reason: string; payment?: string; yes?: boolean }) =>
      runOnDatabase(recordOrderRefund(id, options, readConfig(environment).seller)),
    );
  order
    .command('acknowledge')
    .argument('<id>', ANY_ORDER_ID)
    .requiredOption('--reason <text>', REASON_HELP)
    .option('--yes', 'close the entry; without it the command only shows what it would do')
    .description(
      'close the entry of an order that needs attention, because it was resolved outside of the shop',
    )
    .addHelpText(
      'after',
      '\nExample:\n  admin order acknowledge LG-2611-7K3QX9 --reason "second return kept as goodwill" --yes',
    )
    .action((id: string, options: { reason: string; yes?: boolean }) =>
      runOnDatabase(acknowledgeOrder(id, options)),
    );
}
