import { findMember, findMemberByEmail, type MemberRow } from '#src/accounts/members.ts';
import { moveToMember } from '#src/orders/domain/support-commands.ts';
import { assertOfferUnused, moveOrderToMember } from '#src/orders/move-order.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';
import { runOrderChange } from './run-order-change.ts';

/** Moves an order to another account of the same person, such as after a mistyped e-mail address at sign-up. */
export const moveOrder = (
  context: CommandContext,
  id: string,
  options: ChangeOptions & { member: string },
): Promise<CommandResult> =>
  runOrderChange(context, id, options, async ({ db, order, meta }) => {
    const to = await findMemberByEmail(db, options.member);
    if (!to)
      throw new CommandError(`No account ${options.member} found. The member has to sign up with it first.`);
    if (to.deletion_scheduled_at)
      throw new CommandError(`The account ${to.email} will be deleted: its member has to cancel that first.`);
    const from = await findMember(db, order.memberId);
    moveToMember(order, to.id, meta.at);
    await assertOfferUnused(db, order, to.id);
    return {
      plan: listPlan(order.id, from, to),
      confirmation: {
        question: `Show ${order.id} with its birth details and report to ${to.name} <${to.email}>?`,
        expected: order.id,
      },
      apply: () =>
        withJobs(db, async (jobs) => {
          const { events } = await moveOrderToMember({ db, jobs }, order, { from, to }, meta);
          return { json: events, lines: events.map(describeEvent) };
        }),
    };
  });

const listPlan = (id: string, from: MemberRow | undefined, to: MemberRow): string[] => [
  `Would move ${id} from ${from ? `${from.name} <${from.email}>` : 'a deleted account'}`,
  `        to ${to.name} <${to.email}>.`,
  'Would move its birth details, addresses, tax details, messages and e-mail log with it.',
  ...(from ? [`Later e-mails of the order go to ${to.email} instead of ${from.email}.`] : []),
  'Saved people stay in the former account.',
];
