/** The commands `lagna order …`. Their code is loaded when they run, so that help and other commands start faster. */
import type { Command as Program } from 'commander';
import type { ChangeOptions } from '#src/support/change.ts';
import { addChangeCommand, addCommand, type RunCommand } from '#src/support/register-command.ts';
import type { CorrectOptions } from './correct-order.ts';
import type { OrderFilter } from './filter-orders.ts';

export function addOrderCommands(program: Program, runCommand: RunCommand): void {
  const order = program.command('order').description('show, explain, list and repair orders');
  addReadCommands(order, runCommand);
  addReportCommands(order, runCommand);
  addCorrectionCommands(order, runCommand);
  addMoneyCommands(order, runCommand);
}

function addReadCommands(order: Program, runCommand: RunCommand): void {
  addCommand(order, 'show <id>', runCommand, {
    description:
      'show an order with its member, payments, report, e-mails and last events; by order number, gateway order id, or id of any of its payments',
    examples: ['order show LG-2611-7K3QX9', 'order show pay_IH4NVgf4Dreq1l --json'],
    run: async (context, [id]) => (await import('./show-order.ts')).showOrder(context, id!),
  });
  addCommand(order, 'explain <id>', runCommand, {
    description:
      'explain what an order waits for: since when, why, whether its money is with us, and the command that fixes it; asks the gateway; exit status 1 while support has to act',
    examples: ['order explain LG-2611-7K3QX9', 'order explain pay_IH4NVgf4Dreq1l --json'],
    run: async (context, [id]) =>
      (await import('./explain/show-explanation.ts')).showExplanation(context, id!),
  });
  addCommand(order, 'timeline <id>', runCommand, {
    description:
      'list everything that happened to an order: events, webhooks, jobs, e-mails and acts of support',
    examples: ['order timeline LG-2611-7K3QX9', 'order timeline LG-2611-7K3QX9 --json'],
    run: async (context, [id]) => (await import('./show-timeline.ts')).showTimeline(context, id!),
  });
  addCommand<OrderFilter>(order, 'list', runCommand, {
    description: 'list the newest orders',
    examples: [
      'order list',
      'order list --needs-attention',
      'order list --status failed --from 2026-11-01 --to 2026-11-21',
      'order list --member ananya.r@example.in --report janam-kundli',
    ],
    addOptions: (command) =>
      command
        .option(
          '--status <status>',
          'of the order or of its report, such as paid, refunded, queued or failed',
        )
        .option('--report <key>', 'of this report, such as janam-kundli')
        .option('--member <member>', 'of this member: e-mail address or id')
        .option('--from <day>', 'placed on this day (Indian time) or later, such as 2026-11-01')
        .option('--to <day>', 'placed on this day or earlier')
        .option('--limit <number>', 'how many are listed: 50, or up to 1000')
        .option(
          '--needs-attention',
          'only orders that need manual action: open disputes, failed refunds, failed reports, failed report e-mails; without another option also payments that fit no order',
        ),
    run: async (context, _arguments, options) =>
      (await import('./list-orders.ts')).listOrders(context, options),
  });
}

function addReportCommands(order: Program, runCommand: RunCommand): void {
  addChangeCommand(order, 'retry <id>', runCommand, {
    description: 'restart a report that failed or whose job is lost, at the step that failed',
    examples: ['order retry LG-2611-7K3QX9 --reason "worker had no memory"'],
    run: async (context, [id], options) =>
      (await import('./retry-order.ts')).retryOrder(context, id!, options),
  });
  addChangeCommand(order, 'resend-email <ids...>', runCommand, {
    description: 'send report e-mails again that failed after all attempts',
    examples: ['order resend-email LG-2611-7K3QX9 LG-2611-1N7NXA --reason "mail server was down"'],
    run: async (context, ids, options) =>
      (await import('./resend-email.ts')).resendFailedEmails(context, ids, options),
  });
  addChangeCommand(order, 'restore-file <id>', runCommand, {
    description: 'check the stored PDF of every edition, and restore a lost or altered one',
    examples: ['order restore-file LG-2611-7K3QX9 --reason "disk of worker-2 replaced"'],
    run: async (context, [id], options) =>
      (await import('./restore-file.ts')).restoreOrderFiles(context, id!, options),
  });
  addCommand<{ dryRun?: boolean }>(order, 'note <id> <text...>', runCommand, {
    description:
      'add a note for colleagues to an order; the ledger keeps it forever: no names, addresses or telephone numbers',
    examples: ['order note LG-2611-7K3QX9 "called at 11:20, will send another birth time"'],
    addOptions: (command) => command.option('--dry-run', 'print the note, and change nothing'),
    run: async (context, args, options) => (await import('./note-order.ts')).addNote(context, args, options),
  });
}

function addCorrectionCommands(order: Program, runCommand: RunCommand): void {
  addChangeCommand<CorrectOptions>(order, 'correct <id>', runCommand, {
    description:
      'correct the birth details of a printed report, also after the seven days of the member or once more; prints and sends a new edition',
    examples: [
      'order correct LG-2611-7K3QX9 --time 07:30 --reason "hospital record sent by the buyer" --dry-run',
      'order correct LG-2611-7K3QX9 --place "Kota, Rajasthan" --reason "wrong Kota was picked"',
      'order correct LG-2611-7K3QX9 --partner --time 21:05 --reason "buyer wrote morning, meant evening"',
    ],
    addOptions: (command) =>
      command
        .option('--name <text>', 'name as it is printed')
        .option('--date <day>', 'date of birth, such as 1990-01-31')
        .option('--time <time>', 'local time of birth, such as 07:30')
        .option('--time-kind <kind>', 'exact, approximate or unknown')
        .option('--place <place>', 'id of a place, or text such as "Kota, Rajasthan"')
        .option('--utc-offset <seconds>', 'where the clock showed the time twice')
        .option('--partner', 'the options are about the second person of a report on two people')
        .option('--update-saved', 'also where the member has saved the same details'),
    run: async (context, [id], options) =>
      (await import('./correct-order.ts')).correctOrder(context, id!, options),
  });
  addChangeCommand(order, 'regenerate <id>', runCommand, {
    description:
      'make the report again, also if it is delivered: a printed report gets the next edition, a failed one is restarted',
    examples: ['order regenerate LG-2611-7K3QX9 --reason "chart of page 4 was empty"'],
    run: async (context, [id], options) =>
      (await import('./regenerate-order.ts')).regenerateOrder(context, id!, options),
  });
  addChangeCommand(order, 'erase-second-person <id>', runCommand, {
    description:
      'erase both births and every file of a report on two people, on the request of the second person',
    examples: [
      'order erase-second-person LG-2611-7K3QX9 --reason "request of 28 November, identity checked" --dry-run',
    ],
    run: async (context, [id], options) =>
      (await import('./erase-second-person.ts')).eraseSecondPersonOfOrder(context, id!, options),
  });
  addChangeCommand<ChangeOptions & { member: string }>(order, 'reassign <id>', runCommand, {
    description:
      'move a paid or free order with its birth details to another account of the same person, such as after a mistyped address',
    examples: [
      'order reassign LG-2611-7K3QX9 --member ananya.r@example.in --reason "mistyped address at sign-up" --dry-run',
    ],
    addOptions: (command) =>
      command.requiredOption('--member <e-mail>', 'address of the other account, which must exist'),
    run: async (context, [id], options) =>
      (await import('./reassign-order.ts')).moveOrder(context, id!, options),
  });
}

function addMoneyCommands(order: Program, runCommand: RunCommand): void {
  addChangeCommand<ChangeOptions & { amount?: string }>(order, 'refund <id>', runCommand, {
    description: 'refund the payment of an order, delivered or not',
    examples: [
      'order refund LG-2611-7K3QX9 --reason "wrong birth place" --dry-run',
      'order refund LG-2611-7K3QX9 --reason "second report wrong" --amount 200',
    ],
    addOptions: (command) =>
      command.option(
        '--amount <rupees>',
        'refund only this part, such as 100 or 99.50; the order stays paid',
      ),
    run: async (context, [id], options) =>
      (await import('./refund-order.ts')).requestOrderRefund(context, id!, options),
  });
  addChangeCommand<ChangeOptions & { payment?: string }>(order, 'record-refund <id>', runCommand, {
    description: 'record a refund that support made outside of the gateway, such as by bank transfer',
    examples: ['order record-refund LG-2611-7K3QX9 --reason "bank transfer of 22 November"'],
    addOptions: (command) =>
      command.option(
        '--payment <id>',
        'a duplicate payment of the order; without it the payment of the order',
      ),
    run: async (context, [id], options) =>
      (await import('./record-refund.ts')).recordOrderRefund(context, id!, options),
  });
  addChangeCommand(order, 'acknowledge <id>', runCommand, {
    description:
      'close the entry of an order that needs attention, because it was resolved outside of the site',
    examples: ['order acknowledge LG-2611-7K3QX9 --reason "second return kept as goodwill"'],
    run: async (context, [id], options) =>
      (await import('./acknowledge-order.ts')).acknowledgeOrder(context, id!, options),
  });
}
