import type { SenderIdentity } from './email-template.ts';

/** Creates the sender of the e-mails that a test renders or sends. */
export const createTestSender = (publicUrl: string): SenderIdentity => ({
  publicUrl,
  support: 'support@lagna.example',
  address: 'Lagna, Samrat House, Bengali Market, New Delhi 110001',
});
