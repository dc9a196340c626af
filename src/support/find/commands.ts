import type { Command as Program } from 'commander';
import { addCommand, type RunCommand } from '#src/support/register-command.ts';

export const addFindCommand = (program: Program, runCommand: RunCommand): void =>
  addCommand(program, 'find <text...>', runCommand, {
    description:
      'find members, orders, payments and messages by anything that a caller can name: e-mail address or its beginning, telephone number, beginning of each word of a name (also of both people of a kept match), order number or its last characters, id of a gateway order, payment, refund, dispute or webhook, SHA-256 of a report or its beginning, verification code, ticket, number of an invoice or credit note',
    examples: [
      'find ananya',
      'find ananya rath',
      'find a.iyer@example.in',
      'find 98765 43210',
      'find 7K3QX9',
      'find pay_IH4NVgf4Dreq1l',
    ],
    run: async (context, words) => (await import('./find.ts')).findAnything(context, words),
  });
