import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { eraseSecondPersonBySupport } from '#src/orders/domain/support-commands.ts';
import {
  eraseSecondPerson,
  findSecondPerson,
  planErasure,
  type SecondPersonErasure,
} from '#src/privacy/erase-second-person.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { withApp } from '#src/support/with-app.ts';
import { describeEvent } from './event-descriptions.ts';
import { runOrderChange } from './run-order-change.ts';

/** On the request of a person who has no account: the order and its books stay, without any birth. */
export const eraseSecondPersonOfOrder = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runOrderChange(context, id, options, async ({ db, order, meta }) => {
    if (!isForTwoPeople(order.reportKey)) throw new CommandError(`${order.id} is a report on one person.`);
    eraseSecondPersonBySupport(order, meta.at);
    const person = await findSecondPerson(db, order);
    const erasure = await planErasure(db, order, person);
    return {
      plan: listPlan(order.id, person?.name, erasure),
      confirmation: { question: `Erase both births and the report of ${order.id}?`, expected: order.id },
      apply: () =>
        withApp(context.environment, db, async (app) => {
          const { events } = await eraseSecondPerson(app, order, person, meta);
          const lines = events.map(describeEvent);
          return {
            json: { order: order.id, ...erasure, events },
            lines: lines.length > 0 ? lines : [`${order.id} was erased before. Its files are deleted.`],
          };
        }),
    };
  });

function listPlan(id: string, name: string | undefined, { files, copies }: SecondPersonErasure): string[] {
  return [
    `Would erase the birth details of both people of ${id}, and ${name ?? 'the second person'} with them.`,
    `Would delete ${count(files.length, 'report file')}: no edition can be downloaded, sent or printed again.`,
    `Would delete ${count(copies.people.length, 'saved person', 'saved people')} and ${count(copies.matches.length, 'kept match', 'kept matches')} of the buyer with the same birth.`,
    'Would keep the order, its events, its payment and its tax document, which do not name the second person.',
    'Would not write to the buyer, and would not refund anything.',
  ];
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
