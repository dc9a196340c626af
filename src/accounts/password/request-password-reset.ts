import { unprocessable } from '#src/platform/http/errors.ts';
import { normalizeEmail } from '#src/accounts/members.ts';
import { enqueueEmail, type AccountDeps } from '#src/accounts/enqueue-email.ts';
import { EMAIL } from '#src/accounts/contract-signup.ts';

/**
 * Does exactly the same for every address, so that neither the answer nor its time tells who is a member: whose address
 * it is, is found out by the job.
 * @throws Refused 422 for what is no address
 */
export async function forgotPassword(deps: AccountDeps, given: string): Promise<void> {
  const email = normalizeEmail(given);
  const message = 'Please enter a valid email address.';
  if (email.length > 254 || !EMAIL.test(email))
    throw unprocessable('invalid', message, [{ path: 'email', message }]);
  await deps.db.transaction((trx) => enqueueEmail(deps, trx, { letter: 'reset-link', email }));
}
