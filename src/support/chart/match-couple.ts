/** `lagna match` with options: compares a groom and a bride as the page of kundli milan does. */
import { DEFAULT_SIGN_VOCABULARY } from '#src/astrology/contract-sign-names.ts';
import { ChartInputError } from '#src/astrology/input.ts';
import { MATCH_ROLES, TOO_YOUNG, type MatchRole } from '#src/kundli-milan/contract-couple.ts';
import type { Match } from '#src/kundli-milan/contract.ts';
import { computeMatch } from '#src/kundli-milan/match.ts';
import { isTooYoung, SAME_BIRTH, type ResolvedCouple } from '#src/kundli-milan/validate-couple.ts';
import { BirthTimeError } from '#src/places/clock/birth-time-error.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { isSameBirthMinute } from '#src/places/contract-birth-minute.ts';
import type { Place } from '#src/places/contract.ts';
import { findPlace, loadTowns, OptionError } from '#src/support/places/find-place.ts';
import { renderMatch } from './match-table.ts';
import type { Print } from './print.ts';

type BirthOption = 'Date' | 'Time' | 'Place' | 'Lat' | 'Lon' | 'Zone' | 'Offset';
export type CoupleOptions = Partial<Record<`${MatchRole}${BirthOption}`, string>> & { json?: boolean };

export const hasBirthOptions = (options: CoupleOptions): boolean =>
  Object.keys(options).some((name) => MATCH_ROLES.some((role) => name.startsWith(role)));

/** @returns the exit status: 0 success, 2 invalid input */
export async function runMatchOfCouple(options: CoupleOptions, print: Print, now: Date): Promise<0 | 2> {
  try {
    const couple: ResolvedCouple = {
      groom: await readBirth('groom', options, now),
      bride: await readBirth('bride', options, now),
    };
    if (isSameBirthMinute(couple.groom, couple.bride)) throw new OptionError(SAME_BIRTH);
    const match = withoutUnknownCountry(computeMatch(couple, DEFAULT_SIGN_VOCABULARY), couple);
    if (options.json) print(JSON.stringify(match, null, 2));
    else for (const line of renderMatch(match)) print(line);
    return 0;
  } catch (error) {
    const isInputError =
      error instanceof OptionError || error instanceof BirthTimeError || error instanceof ChartInputError;
    if (!isInputError) throw error;
    console.error(error.message);
    return 2;
  }
}

/** The code of an unknown country: the clock is then that of the zone alone, as for `lagna chart`. */
const UNKNOWN_COUNTRY = 'ZZ';

function withoutUnknownCountry(match: Match, couple: ResolvedCouple): Match {
  const [groom, bride] = MATCH_ROLES.map((role) => {
    const { country, name } = couple[role].place;
    return country === UNKNOWN_COUNTRY ? { ...match[role], place: name } : match[role];
  });
  return { ...match, groom: groom!, bride: bride! };
}

async function readBirth(role: MatchRole, options: CoupleOptions, now: Date): Promise<ResolvedBirth> {
  const getOption = (name: BirthOption) => options[`${role}${name}`];
  const [date, time, offset] = [getOption('Date'), getOption('Time'), getOption('Offset')];
  if (date === undefined) throw new OptionError(`Give --${role}-date as YYYY-MM-DD.`);
  const birth = resolveBirth({
    name: '',
    date,
    place: await readPlace(role, getOption),
    ...(time === undefined ? { timeKind: 'unknown' } : { time, timeKind: 'exact' }),
    ...(offset === undefined ? {} : { utcOffsetSeconds: Number(offset) }),
  });
  if (isTooYoung(date, now)) throw new OptionError(TOO_YOUNG);
  return birth;
}

async function readPlace(
  role: MatchRole,
  getOption: (name: BirthOption) => string | undefined,
): Promise<Place> {
  const [name, zone] = [getOption('Place'), getOption('Zone')];
  if (name !== undefined) return findPlace(await loadTowns(), name, `--${role}-place`);
  const [latitude, longitude] = [Number(getOption('Lat') ?? NaN), Number(getOption('Lon') ?? NaN)];
  if (!(Math.abs(latitude) < 90 && Math.abs(longitude) <= 180 && zone))
    throw new OptionError(
      `Give --${role}-place, or all of --${role}-lat (between -90 and 90), --${role}-lon (from -180 to 180) and --${role}-zone.`,
    );
  return { id: '', name: `${latitude}, ${longitude}`, country: UNKNOWN_COUNTRY, latitude, longitude, zone };
}
