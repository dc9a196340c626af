import { conflict, unprocessable } from '#src/platform/http/errors.ts';
import { provePassword } from './prove-password.ts';
import { identity, type MemberRow } from './members.ts';
import { postLetter, type AccountDesk } from './post-letter.ts';
import { dropLinks } from './reset-link.ts';
import { EMAIL } from './contract-signup.ts';
import { endSessions } from './session-list.ts';

type Wish = { member: MemberRow; password: string; email: string; keep: Buffer | undefined };

/**
 * The old address is told, the new one greeted; every session but the one to `keep` ends, and links that were mailed to
 * the old address with them.
 * @throws Refused 403 `wrong-password`, 409 `email-taken`, 422 `invalid`
 */
export async function changeEmail(desk: AccountDesk, { member, ...wish }: Wish): Promise<MemberRow> {
  await provePassword(member, wish.password);
  const email = checkedAddress(wish.email, member);
  const memberId = member.id;
  await desk.db
    .transaction(async (trx) => {
      await trx('members').where({ id: memberId }).update({ email, email_refused_at: null });
      await dropLinks(trx, memberId);
      await endSessions(trx, memberId, wish.keep);
      await postLetter(desk, trx, { letter: 'email-left', email: member.email, memberId });
      await postLetter(desk, trx, { letter: 'email-arrived', email, memberId });
    })
    .catch(refuseTaken);
  return { ...member, email, email_refused_at: null };
}

function checkedAddress(given: string, member: MemberRow): string {
  const email = identity(given);
  const refuse = (message: string) => unprocessable('invalid', message, [{ path: 'email', message }]);
  if (email.length > 254 || !EMAIL.test(email)) throw refuse('Please enter a valid email address.');
  if (email === member.email) throw refuse('This is your email already.');
  return email;
}

/** PostgreSQL's word for a row that would be there twice. */
const UNIQUE_VIOLATION = '23505';

function refuseTaken(problem: unknown): never {
  if ((problem as { code?: string }).code !== UNIQUE_VIOLATION) throw problem;
  throw conflict('email-taken', 'Another account uses this email already.');
}
