import type { SenderIdentity } from './email-template.ts';

/** Who writes, for a letter that a test sends itself. */
export const createTestSender = (publicUrl: string): SenderIdentity => ({
  publicUrl,
  support: 'support@lagna.example',
  address: 'Lagna, Samrat House, Bengali Market, New Delhi 110001',
});
