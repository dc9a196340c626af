import type { House } from '#src/platform/letter.ts';

/** Who writes, for a letter that a test sends itself. */
export const houseAt = (publicUrl: string): House => ({
  publicUrl,
  support: 'support@lagna.example',
  address: 'Lagna, Samrat House, Bengali Market, New Delhi 110001',
});
