import type { SenderIdentity } from '#src/platform/email-template.ts';

/** A page with a button, because mail programs and virus scanners open links. */
export const getUnsubscribeUrl = (token: string, { publicUrl }: SenderIdentity) =>
  `${publicUrl}/unsubscribe?token=${token}`;

/** One-click unsubscribe (RFC 8058): mail programs send a POST request to this address for their users. */
export const createUnsubscribeHeaders = (token: string, { publicUrl }: SenderIdentity) => ({
  'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
