import { unprocessable } from '#src/platform/http/errors.ts';
import { identity } from './members.ts';
import { postLetter, type AccountDesk } from './post-letter.ts';
import { EMAIL } from './contract-signup.ts';

/**
 * Does exactly the same for every address, so that neither the answer nor its time tells who is a member: whose address
 * it is, is found out by the job.
 * @throws Refused 422 for what is no address
 */
export async function forgotPassword(desk: AccountDesk, given: string): Promise<void> {
  const email = identity(given);
  const message = 'Please enter a valid email address.';
  if (email.length > 254 || !EMAIL.test(email))
    throw unprocessable('invalid', message, [{ path: 'email', message }]);
  await desk.db.transaction((trx) => postLetter(desk, trx, { letter: 'reset-link', email }));
}
