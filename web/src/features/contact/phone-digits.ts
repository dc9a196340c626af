/** What stays of a phone number while it is typed: ten digits at most. A pasted +91 is the country's, not the number's. */
export const phoneDigits = (typed: string): string =>
  typed
    .replace(/^\s*\+\s*91/, '')
    .replace(/\D/g, '')
    .slice(0, 10);
