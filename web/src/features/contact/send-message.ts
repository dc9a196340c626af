/** Checks a letter by the contract that the server checks it by again, and sends it. Fetched when somebody begins to write. */
import { ContactMessage, ContactSent } from '#src/contact/contract.ts';
import { ApiError, post } from '#web/lib/api.ts';
import type { ContactField, ContactResult } from './contact-result.ts';

export async function sendMessage(form: FormData): Promise<ContactResult> {
  const written = Object.fromEntries([...form].filter(([, value]) => value !== ''));
  const read = ContactMessage.safeParse(written);
  if (!read.success) {
    const [first] = read.error.issues;
    return { kind: 'broken', field: first!.path[0] as ContactField, text: first!.message };
  }
  const { email } = read.data;
  try {
    const { ticketId } = await post('/api/auth/send-contact', read.data, ContactSent);
    return { kind: 'sent', email, ticketId };
  } catch (error) {
    // a good status is a success by the specification, whatever came with it
    const arrived = error instanceof ApiError && error.code === 'invalid-response';
    return arrived ? { kind: 'sent', email } : { kind: 'failed' };
  }
}
