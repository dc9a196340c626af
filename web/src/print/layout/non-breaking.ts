const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const DATE = new RegExp(`\\b(\\d{1,2}) (${MONTH})(?: (\\d{4}))?\\b`, 'g');
const CLOCK_TIME = /(\d) (am|pm)\b/g;

/** Keeps each date and clock time on one line. */
export function joinWithNonBreakingSpaces(text: string): string {
  return text
    .replace(DATE, (_, day, month, year) => [day, month, year].filter(Boolean).join('\u00a0'))
    .replace(CLOCK_TIME, '$1\u00a0$2');
}
