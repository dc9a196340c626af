import type { ReportNote } from '#src/orders/domain/order-state.ts';

/** What the member reads about a report that waits or has failed, or whose e-mail has failed. */
export const REPORT_NOTES: Record<ReportNote, string> = {
  missing: 'We need the date, time and place of birth. Add them and the 12 hours begin.',
  'name-unprintable':
    'We cannot print the letters of the name on your account. Write it in English letters, or in a script we print, such as Devanagari or Tamil, and the 12 hours begin.',
  'place-unknown': 'We could not find that place of birth. Pick it from the list and the 12 hours begin.',
  'place-ambiguous':
    'More than one place may have that name. Choose yours from the list and the 12 hours begin.',
  'clock-change': 'The clocks were changed at that hour. Tell us which time is meant and the 12 hours begin.',
  'generation-failed':
    'Something went wrong while we made this report. Our team is working on it. You need not do anything.',
  'email-bounced': 'Your e-mail provider did not accept our e-mail. You can download the report here.',
  'email-failed':
    'Our e-mail with this report did not get through. You can download the report here, or have it sent again.',
};
