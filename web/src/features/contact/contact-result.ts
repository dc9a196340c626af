/** The result of the contact form; its texts are from the specification. */

/** The fields in the order of the form. */
export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';

export type ContactResult =
  | { kind: 'sent'; email: string; ticketId?: string | undefined }
  /** the first error, which the dialog shows, and the errors of all fields */
  | { kind: 'invalid'; field: ContactField; text: string; errors: Record<string, string> }
  | { kind: 'failed' };

export type ResultText = { title: 'Success!' | 'Error!'; text: string };

export function getResultText(result: ContactResult): ResultText {
  if (result.kind === 'sent') return { title: 'Success!', text: 'Your message has been sent successfully!' };
  return {
    title: 'Error!',
    text: result.kind === 'invalid' ? result.text : 'Error sending message. Please try again.',
  };
}
