/** Validates the two births by the rules of the order form, and reports all errors at once. */
import { BirthTimeError } from '#src/places/clock/birth-time-error.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import { computeAge } from '#src/places/contract-age.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { isSameBirthMinute } from '#src/places/contract-birth-minute.ts';
import type { Place } from '#src/places/contract.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { isFutureBirthDate } from '#src/places/validate-birth-details.ts';
import type { Clock } from '#src/platform/clock.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { HttpError, type Issue } from '#src/platform/http/errors.ts';
import type { MatchBirth, MatchRequest } from './contract.ts';
import { MATCH_ROLES, MIN_MATCH_AGE, TOO_YOUNG, type MatchRole } from './contract-couple.ts';

type Deps = { gazetteer: Gazetteer; clock: Clock };

export type ResolvedCouple = Record<MatchRole, ResolvedBirth>;

export const SAME_BIRTH = 'Both births are the same. Please check the second.';

/** @throws HttpError 422 with the issues of both births, and with the clocks of a time that occurred twice */
export function resolveCouple(deps: Deps, request: MatchRequest): ResolvedCouple {
  const [groom, bride] = MATCH_ROLES.map((role) => resolvePerson(deps, request[role])) as [Result, Result];
  if ('birth' in groom && 'birth' in bride)
    return requireTwoPeople({ groom: groom.birth, bride: bride.birth });
  throw createMatchError({ groom, bride });
}

type BirthErrors = { issues: Issue[]; clock?: BirthTimeError };
type Result = { birth: ResolvedBirth } | BirthErrors;

/** Stands for the place while only date and time are checked. */
const ANY_PLACE: Place = {
  id: '',
  name: 'India',
  country: 'IN',
  latitude: 23.1793,
  longitude: 75.7849,
  zone: 'Asia/Kolkata',
};
const ANY_DATE = '2000-01-01';

function resolvePerson({ gazetteer, clock }: Deps, birth: MatchBirth): Result {
  const place = birth.placeId === undefined ? undefined : gazetteer.findById(birth.placeId);
  const now = clock.now();
  const issues = [
    ...findDateIssues(birth, now),
    ...findErrors({ date: ANY_DATE, time: birth.time }, ANY_PLACE).map(toIssue),
    ...(place ? [] : [{ path: 'place', message: 'Please pick the place of birth from the list.' }]),
  ];
  if (issues.length > 0 || !place) return { issues };
  const [clockError] = findErrors(birth, place);
  if (clockError) return { issues: [toIssue(clockError)], clock: clockError };
  return { birth: resolve(birth, place) };
}

function findDateIssues(birth: MatchBirth, now: Date): Issue[] {
  const [error] = findErrors({ date: birth.date }, ANY_PLACE);
  if (error) return [toIssue(error)];
  if (isFutureBirthDate(birth.date, now))
    return [{ path: 'date', message: 'Please give a date of birth that is not in the future.' }];
  return isTooYoung(birth.date, now) ? [{ path: 'date', message: TOO_YOUNG }] : [];
}

/** @param date of birth, YYYY-MM-DD */
export const isTooYoung = (date: string, now: Date): boolean =>
  computeAge(date, getTodayInIndia(now.getTime())) < MIN_MATCH_AGE;

function findErrors(birth: MatchBirth, place: Place): BirthTimeError[] {
  try {
    resolve(birth, place);
    return [];
  } catch (error) {
    if (error instanceof BirthTimeError) return [error];
    throw error;
  }
}

const resolve = ({ date, time, utcOffsetSeconds }: MatchBirth, place: Place): ResolvedBirth =>
  resolveBirth({
    name: '',
    date,
    place,
    ...(time === undefined ? { timeKind: 'unknown' } : { time, timeKind: 'exact' }),
    ...(utcOffsetSeconds === undefined ? {} : { utcOffsetSeconds }),
  });

const toIssue = ({ field, message }: BirthTimeError): Issue => ({ path: field, message });

function createMatchError(results: Record<MatchRole, Result>): HttpError {
  const issues: Issue[] = [];
  const clockQuestions: Partial<Record<MatchRole, object>> = {};
  for (const role of MATCH_ROLES) {
    const result = results[role];
    if ('birth' in result) continue;
    issues.push(...result.issues.map(({ path, message }) => ({ path: `${role}.${path}`, message })));
    const { clock } = result;
    if (clock && clock.choices.length > 0)
      clockQuestions[role] = {
        question: clock.message,
        readings: clock.choices.map(({ utcOffsetSeconds, clock: label }) => ({
          utcOffsetSeconds,
          clock: label,
        })),
      };
  }
  const details = Object.keys(clockQuestions).length > 0 ? { clockQuestions } : undefined;
  return new HttpError(422, 'match-births', issues[0]!.message, issues, details);
}

function requireTwoPeople(couple: ResolvedCouple): ResolvedCouple {
  if (!isSameBirthMinute(couple.groom, couple.bride)) return couple;
  throw new HttpError(422, 'match-births', SAME_BIRTH, [{ path: 'bride.date', message: SAME_BIRTH }]);
}
