import { z } from 'zod';
import { deleteKeptMatch } from '#src/kundli-milan/kept-matches.ts';
import type { Database } from '#src/platform/database.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { findKeptMatches } from '#src/support/find/find-kept-matches.ts';
import type { KeptMatchHit } from '#src/support/find/search-hit.ts';
import { appendSupportEvents, getMemberStream } from '#src/support/support-events.ts';

/** On the request of the other person, who has no account and no order. The event contains the id only. */
export const eraseKeptMatchBySupport = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    const { id: matchId, memberId, names, email } = await loadKeptMatch(db, id);
    return {
      plan: [
        `Would erase the match of ${names} that ${email} keeps, with both births.`,
        'Would keep the account, its orders, its saved people and its other matches.',
        'Would not write to the member.',
      ],
      confirmation: { question: `Erase the match of ${names}?`, expected: matchId },
      apply: () =>
        db.transaction(async (trx) => {
          // Locked, so that a deletion of the account cannot come between the erasure and its event.
          await trx('members').where({ id: memberId }).forUpdate().first('id');
          if (!(await deleteKeptMatch(trx, memberId, matchId))) throw createNotFoundError(matchId);
          await appendSupportEvents(
            trx,
            getMemberStream(memberId),
            [{ type: 'KeptMatchErasedBySupport', data: { matchId } }],
            meta,
          );
          return { json: { matchId, member: memberId }, lines: [`The match ${matchId} is erased.`] };
        }),
    };
  });

/** @throws CommandError when there is no kept match with this id */
async function loadKeptMatch(db: Database, id: string): Promise<KeptMatchHit> {
  const { success: isUuid, data: uuid } = z.uuid().safeParse(id);
  const [match] = isUuid ? await findKeptMatches(db, { uuid }, []) : [];
  if (!match) throw createNotFoundError(id);
  return match;
}

const createNotFoundError = (id: string): CommandError =>
  new CommandError(`No kept match ${id} found. \`lagna find\` lists them by name.`);
