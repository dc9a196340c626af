/** At most ten digits; removes a pasted country code +91. */
export const toPhoneDigits = (typed: string): string =>
  typed
    .replace(/^\s*\+\s*91/, '')
    .replace(/\D/g, '')
    .slice(0, 10);
