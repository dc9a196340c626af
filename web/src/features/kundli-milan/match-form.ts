/** The two births of the form: their validation and the request to the server. */
import { computeAge } from '#src/places/contract-age.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Match, MatchBirth, MatchRequest } from '#src/kundli-milan/contract.ts';
import type { ClockChoice } from '#src/kundli-milan/contract-page.ts';
import { MATCH_ROLES, MIN_MATCH_AGE, TOO_YOUNG, type MatchRole } from '#src/kundli-milan/contract-couple.ts';
import {
  EMPTY_BIRTH_FORM,
  validateBirth,
  type BirthFormErrors,
} from '#web/features/birth-details/birth-form.ts';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';

export type CoupleValues = Record<MatchRole, BirthFormValues>;
export type CoupleBirths = Record<MatchRole, BirthDetails>;
export type CoupleErrors = Record<MatchRole, BirthFormErrors>;
/** the clocks to choose from */
export type MatchClocks = Partial<Record<MatchRole, ClockChoice>>;

export const EMPTY_COUPLE: CoupleValues = { groom: EMPTY_BIRTH_FORM, bride: EMPTY_BIRTH_FORM };
export const NO_ERRORS: CoupleErrors = { groom: {}, bride: {} };

export const ROLE_LABELS: Record<MatchRole, string> = { groom: 'Groom', bride: 'Bride' };

/** The request, or the errors of both births. @param today civil date, YYYY-MM-DD */
export function toMatchRequest(
  values: CoupleValues,
  today: string,
): { request: MatchRequest; births: CoupleBirths } | { errors: CoupleErrors } {
  const [groom, bride] = MATCH_ROLES.map((role) => toMatchBirth(values[role], today));
  if ('birth' in groom! && 'birth' in bride!)
    return {
      request: { groom: groom.birth, bride: bride.birth },
      births: { groom: groom.details, bride: bride.details },
    };
  return {
    errors: {
      groom: 'errors' in groom! ? groom.errors : {},
      bride: 'errors' in bride! ? bride.errors : {},
    },
  };
}

/** Names stay in the browser, so every name is valid. */
const ANY_NAME = '-';

function toMatchBirth(
  values: BirthFormValues,
  today: string,
): { birth: MatchBirth; details: BirthDetails } | { errors: BirthFormErrors } {
  const result = validateBirth({ ...values, name: ANY_NAME }, today);
  if ('errors' in result) return result;
  const { date, time, utcOffsetSeconds, place } = result.details;
  if (computeAge(date, today) < MIN_MATCH_AGE) return { errors: { date: TOO_YOUNG } };
  return {
    details: { ...result.details, name: values.name.trim() },
    birth: {
      date,
      ...(time === undefined ? {} : { time }),
      placeId: place.id,
      ...(utcOffsetSeconds === undefined ? {} : { utcOffsetSeconds }),
    },
  };
}

/** The errors of the server by role and field: `groom.date`. */
export function toCoupleErrors(issues: readonly { path: string; message: string }[]): CoupleErrors {
  const errors: CoupleErrors = { groom: {}, bride: {} };
  for (const { path, message } of issues) {
    const [role, field] = path.split('.') as [MatchRole, keyof BirthFormErrors];
    if (MATCH_ROLES.includes(role) && FIELDS.has(field)) errors[role][field] = message;
  }
  return errors;
}

/** The errors of the server; a time that occurred twice is answered by choosing a clock, not by changing the time. */
export function toErrorsWithClocks(
  issues: readonly { path: string; message: string }[],
  clocks: MatchClocks,
): CoupleErrors {
  const errors = toCoupleErrors(issues);
  for (const role of MATCH_ROLES) {
    if (!clocks[role]) continue;
    delete errors[role].time;
    errors[role].clock = 'Please choose one of them.';
  }
  return errors;
}

/** The clocks of towns that kept two, with the one that the answer was computed by. */
export const listClocks = (match: Pick<Match, MatchRole>): MatchClocks =>
  Object.fromEntries(
    MATCH_ROLES.flatMap((role) => {
      const { offsetChoice, utcOffsetSeconds } = match[role];
      return offsetChoice ? [[role, { ...offsetChoice, preselectedOffset: utcOffsetSeconds }]] : [];
    }),
  );

const FIELDS = new Set<string>(['date', 'time', 'place']);

export const hasErrors = (errors: CoupleErrors): boolean =>
  MATCH_ROLES.some((role) => Object.keys(errors[role]).length > 0);

/** "Rohan", or "Groom" without a name. */
export const getPersonName = ({ name }: { name: string }, role: MatchRole): string =>
  name.trim() || ROLE_LABELS[role];
