/** Rejects a report about work or marriage for a child: before the order, and when its birth details are given or corrected. */
import type { Clock } from '#src/platform/clock.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { createUnprocessableError } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { getMinimumAge, isTooYoungFor } from '#src/catalogue/contract-minimum-age.ts';
import type { BirthDetailsResult } from '#src/orders/birth-details/order-birth-details.ts';

const NEW_ORDER_ADVICE =
  'For a child, please order the Janam Kundli, the Year Ahead, the Complete Life Blueprint or the Numerology Profile.';

/**
 * For a new order. Without complete birth details, by the date of birth of the account, if it has one.
 * @throws HttpError 422 `person-too-young`
 */
export function assertMinimumAgeForOrder(
  { clock }: { clock: Clock },
  member: MemberRow,
  report: { key: string },
  birthDetails: BirthDetailsResult,
): void {
  const birthDate = birthDetails.kind === 'complete' ? birthDetails.details.date : member.dob;
  if (birthDate) assertMinimumAge(report.key, birthDate, clock.now(), NEW_ORDER_ADVICE);
}

/**
 * `advice`: what the member can do instead.
 * @throws HttpError 422 `person-too-young`
 */
export function assertMinimumAge(reportKey: string, birthDate: string, now: Date, advice: string): void {
  if (!isTooYoungFor(reportKey, birthDate, getTodayInIndia(now.getTime()))) return;
  const message = isForTwoPeople(reportKey)
    ? `A match is only for two people of ${getMinimumAge(reportKey)} or older.`
    : `This report is written for people of ${getMinimumAge(reportKey)} or older, and by this date of birth the person is younger. ${advice}`;
  throw createUnprocessableError('person-too-young', message, [{ path: 'birthDetails.date', message }]);
}
