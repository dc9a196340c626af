/** Validates the message with the server's contract and sends it. Loaded when the form gets the focus. */
import { ContactMessage, ContactResponse } from '#src/contact/contract.ts';
import { ApiError, post } from '#web/lib/api.ts';
import type { ContactField, ContactResult } from './contact-result.ts';

export async function sendMessage(data: FormData): Promise<ContactResult> {
  const values = Object.fromEntries([...data].filter(([, value]) => value !== ''));
  const parsed = ContactMessage.safeParse(values);
  if (!parsed.success) {
    const { issues } = parsed.error;
    // of several issues of a field the first counts
    const errors = Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).toReversed());
    return {
      kind: 'invalid',
      field: issues[0]!.path[0] as ContactField,
      text: issues[0]!.message,
      errors: errors as Record<string, string>,
    };
  }
  const { email } = parsed.data;
  try {
    const { ticketId } = await post('/api/auth/send-contact', parsed.data, ContactResponse);
    return { kind: 'sent', email, ticketId };
  } catch (error) {
    // The specification accepts every response with a success status, whatever its body.
    const isSent = error instanceof ApiError && error.code === 'invalid-response';
    return isSent ? { kind: 'sent', email } : { kind: 'failed' };
  }
}
