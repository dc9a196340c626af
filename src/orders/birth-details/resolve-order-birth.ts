/** The birth details of a new order: of one person or, for a report on two people, of both. */
import { createUnprocessableError, HttpError } from '#src/platform/http/errors.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import type { Partner } from '#src/orders/contract-partner.ts';
import { assertMinimumAge, assertMinimumAgeForOrder } from '#src/orders/place/minimum-age.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { validateBirthDetails } from '#src/places/validate-birth-details.ts';
import { resolveBirthDetails, type BirthDetailsResult } from './order-birth-details.ts';

type Deps = { gazetteer: Gazetteer; clock: Clock };
type Requested = { birthDetails?: BirthDetails | undefined; partner?: Partner | undefined };

type BirthOfTwo = { details: BirthDetails; partner: Partner };

/** Path of the second person's details in requests. */
const PARTNER_PATH = 'partner.birthDetails.';

/**
 * Resolves and validates the details. An order for two people needs both at once, so that no half of a match is paid.
 * @throws HttpError 422 with the field: `birth-details`, `person-too-young`, `partner-missing`, `partner-unexpected`, `same-birth`
 */
export function resolveOrderBirth(
  deps: Deps,
  member: MemberRow,
  report: { key: string },
  { birthDetails, partner }: Requested,
): BirthDetailsResult {
  const result = resolveBirthDetails(deps, member, birthDetails);
  assertMinimumAgeForOrder(deps, member, report, result);
  if (!isForTwoPeople(report.key)) {
    if (partner) throw createUnexpectedPartnerError();
    return result;
  }
  if (result.kind !== 'complete')
    throw createFieldError('birth-details', 'birthDetails', 'Please give the birth details of both people.');
  if (!partner)
    throw createFieldError(
      'partner-missing',
      'partner',
      'Please give the birth details of the second person.',
    );
  return {
    ...result,
    partner: validatePartner(deps.gazetteer, deps.clock.now(), report.key, {
      details: result.details,
      partner,
    }),
  };
}

export const createUnexpectedPartnerError = () =>
  createFieldError('partner-unexpected', 'partner', 'This report is about one person only.');

/**
 * Validates the second person of an order or of its correction.
 * @throws HttpError 422 with the field
 */
export function validatePartner(
  gazetteer: Gazetteer,
  now: Date,
  reportKey: string,
  { details, partner }: BirthOfTwo,
): Partner {
  const birthDetails = runWithPartnerPath(() => validateBirthDetails(gazetteer, partner.birthDetails, now));
  runWithPartnerPath(() => assertMinimumAge(reportKey, birthDetails.date, now, ''));
  if (toBirthKey(details) !== toBirthKey(birthDetails)) return { birthDetails, role: partner.role };
  throw createFieldError(
    'same-birth',
    `${PARTNER_PATH}date`,
    'Both births are the same. Please check the second.',
  );
}

/** Compares two births; the name and a chosen UTC offset are ignored. */
const toBirthKey = ({ date, time, place }: BirthDetails): string => JSON.stringify([date, time, place.id]);

/** The issues of an error of the second person name the second person's fields. */
function runWithPartnerPath<Result>(validate: () => Result): Result {
  try {
    return validate();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const issues = error.issues?.map(({ path, message }) => ({
      path: path.replace(/^birthDetails\./, PARTNER_PATH),
      message,
    }));
    throw new HttpError(error.status, error.code, error.message, issues, error.details);
  }
}

const createFieldError = (code: string, path: string, message: string) =>
  createUnprocessableError(code, message, [{ path, message }]);
