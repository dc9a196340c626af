/**
 * Resolves birth details in local time to an instant: the UTC offset of the clock in that place on that day, to the second.
 * Local time never passes through a JavaScript Date. Zones are those of the IANA database; Indian rules are in
 * india-clocks.ts.
 */
import { Temporal } from 'temporal-polyfill';
import type { BirthDetails, ResolvedBirth } from '#src/places/contract-birth.ts';
import { parseLocalTime } from './local-time.ts';
import { formatClock } from './clock-labels.ts';
import { listIndianAlternatives, findIndianMeanTime } from './india-clocks.ts';
import type { OffsetReading } from '#src/places/contract.ts';
import { BirthTimeError } from './birth-time-error.ts';
import { findZoneOffsets } from './zone-offsets.ts';

/**
 * An unknown time is replaced by noon. In an overlap of the clock `utcOffsetSeconds` decides.
 * @throws BirthTimeError
 */
export function resolveBirth(details: BirthDetails): ResolvedBirth {
  const local = parseLocalTime(details);
  const { utcOffsetSeconds, utc, clock } = chooseOffset(details, local);
  return { ...details, utc, utcOffsetSeconds, clock };
}

/**
 * `official` is empty in a gap of the clock and has two entries in an overlap. `alternatives` are further clocks that
 * people used: Bombay time, Calcutta time, standard time in the war.
 */
export type BirthOffsets = { official: OffsetReading[]; alternatives: OffsetReading[] };

/** Lists all offsets that the user may mean. @throws BirthTimeError */
export function listBirthOffsets(details: BirthDetails): BirthOffsets {
  const local = parseLocalTime(details);
  const { official, alternatives } = findOffsets(details, local);
  const toReading = createReadingFunction(details, local);
  return { official: official.map(toReading), alternatives: alternatives.map(toReading) };
}

export const OVERLAP_QUESTION =
  'The clocks were put back at that hour, so this time occurred twice. Which of the two is meant?';

type OffsetSeconds = { official: number[]; alternatives: number[] };

function findOffsets({ place }: BirthDetails, local: Temporal.PlainDateTime): OffsetSeconds {
  const meanTime = findIndianMeanTime(place, local);
  const official = meanTime === undefined ? findZoneOffsets(place, local) : [meanTime];
  return {
    official,
    alternatives: official.length === 1 ? listIndianAlternatives(place, local, official[0]!) : [],
  };
}

function chooseOffset(details: BirthDetails, local: Temporal.PlainDateTime): OffsetReading {
  const { official, alternatives } = findOffsets(details, local);
  const choices = [...official, ...alternatives].map(createReadingFunction(details, local));
  if (choices.length === 0)
    throw new BirthTimeError(
      'clock-gap',
      'time',
      'The clocks were put forward at that hour, so this time did not exist. Please check the time; it may be an hour more or less.',
    );
  if (details.utcOffsetSeconds !== undefined) return findRequestedOffset(choices, details.utcOffsetSeconds);
  if (official.length === 1) return choices[0]!;
  throw new BirthTimeError('clock-overlap', 'time', OVERLAP_QUESTION, choices);
}

function findRequestedOffset(choices: OffsetReading[], requestedSeconds: number): OffsetReading {
  const reading = choices.find(({ utcOffsetSeconds }) => utcOffsetSeconds === requestedSeconds);
  if (reading) return reading;
  throw new BirthTimeError(
    'clock-unknown',
    'utcOffsetSeconds',
    'No clock showed that time there on that day. Please choose one of those offered.',
    choices,
  );
}

const createReadingFunction =
  ({ place }: BirthDetails, local: Temporal.PlainDateTime) =>
  (utcOffsetSeconds: number): OffsetReading => {
    const instant = local.toZonedDateTime('UTC').subtract({ seconds: utcOffsetSeconds }).toInstant();
    const utc = instant.toString();
    return { utcOffsetSeconds, utc, clock: formatClock(place, utc, utcOffsetSeconds) };
  };
