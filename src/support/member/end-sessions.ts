import { endSessions, listSessions } from '#src/accounts/session/session-list.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { appendSupportEvents, getMemberStream } from '#src/support/support-events.ts';
import { loadMember } from './find-member.ts';

/** Logs a member out everywhere. The member can log in again with the same password. */
export const endMemberSessions = (
  context: CommandContext,
  emailOrId: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    const { id, email } = await loadMember(db, emailOrId);
    const { length: openCount } = await listSessions(db, id, undefined, new Date());
    return {
      plan: [`Would end ${openCount} open sessions of ${email}. The member can log in again.`],
      apply: () =>
        db.transaction(async (trx) => {
          await trx('members').where({ id }).forUpdate().first('id');
          const { length: sessions } = await listSessions(trx, id, undefined, new Date());
          await endSessions(trx, id);
          await appendSupportEvents(
            trx,
            getMemberStream(id),
            [{ type: 'SessionsEndedBySupport', data: { sessions } }],
            meta,
          );
          return { json: { member: id, sessions }, lines: [`${sessions} sessions of ${email} ended.`] };
        }),
    };
  });
