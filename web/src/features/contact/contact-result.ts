/** What came of a letter, and what is said of it: the specification's words. */

/** As the form names them, in the order of the form. */
export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';

export type ContactResult =
  | { kind: 'sent'; email: string; ticketId?: string | undefined }
  | { kind: 'broken'; field: ContactField; text: string }
  | { kind: 'failed' };

export type Said = { title: 'Success!' | 'Error!'; text: string };

export function said(result: ContactResult): Said {
  if (result.kind === 'sent') return { title: 'Success!', text: 'Your message has been sent successfully!' };
  return {
    title: 'Error!',
    text: result.kind === 'broken' ? result.text : 'Error sending message. Please try again.',
  };
}
