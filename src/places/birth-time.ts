/**
 * A civil birth in its place: which offset that clock kept on that day, to the second. Never by a JavaScript Date.
 * Zones are the IANA database's; India's own rules are in india-clocks.ts.
 */
import { Temporal } from 'temporal-polyfill';
import type { BirthDetails, ResolvedBirth } from './contract-birth.ts';
import { civilTime } from './civil-time.ts';
import { clockInWords } from './clock-words.ts';
import { indianAlternatives, indianMeanTime } from './india-clocks.ts';
import { PlaceTimeError, type ClockChoice } from './place-time-error.ts';
import { zoneOffsets } from './zone-offsets.ts';

export { PlaceTimeError } from './place-time-error.ts';

/**
 * Unknown time: noon stands in, and `timeKind` says so. An overlap of the clock is settled by `utcOffsetSeconds`.
 * @throws PlaceTimeError
 */
export function resolveBirth(details: BirthDetails): ResolvedBirth {
  const local = civilTime(details);
  const { utcOffsetSeconds, utc, clock } = chosen(details, local);
  return { ...details, utc, utcOffsetSeconds, clock };
}

/** In force is none in a gap of the clock, two in an overlap. Beside it people kept others: Bombay time, Calcutta time, the old hour in the war. */
export type Clocks = { inForce: ClockChoice[]; beside: ClockChoice[] };

/**
 * Every clock that may be meant. Two in force must be asked about; those kept beside one are worth asking about.
 * @throws PlaceTimeError
 */
export function clockChoices(details: BirthDetails): Clocks {
  const local = civilTime(details);
  const { inForce, beside } = offsetsOf(details, local);
  const choice = choiceAt(details, local);
  return { inForce: inForce.map(choice), beside: beside.map(choice) };
}

export const OVERLAP_ASKED =
  'The clocks were put back at that hour, so this time was twice. Which of the two is meant?';

type Offsets = { inForce: number[]; beside: number[] };

function offsetsOf({ place }: BirthDetails, local: Temporal.PlainDateTime): Offsets {
  const meanTime = indianMeanTime(place, local);
  const inForce = meanTime === undefined ? zoneOffsets(place, local) : [meanTime];
  return { inForce, beside: inForce.length === 1 ? indianAlternatives(place, local, inForce[0]!) : [] };
}

function chosen(details: BirthDetails, local: Temporal.PlainDateTime): ClockChoice {
  const { inForce, beside } = offsetsOf(details, local);
  const choices = [...inForce, ...beside].map(choiceAt(details, local));
  if (choices.length === 0)
    throw new PlaceTimeError(
      'clock-gap',
      'time',
      'The clocks were put forward at that hour, so this time never was. Please check the time, an hour more or less.',
    );
  if (details.utcOffsetSeconds !== undefined) return asWished(choices, details.utcOffsetSeconds);
  if (inForce.length === 1) return choices[0]!;
  throw new PlaceTimeError('clock-overlap', 'time', OVERLAP_ASKED, choices);
}

function asWished(choices: ClockChoice[], wish: number): ClockChoice {
  const choice = choices.find(({ utcOffsetSeconds }) => utcOffsetSeconds === wish);
  if (choice) return choice;
  throw new PlaceTimeError(
    'clock-unknown',
    'utcOffsetSeconds',
    'No clock kept that time there on that day. Please choose one of those offered.',
    choices,
  );
}

const choiceAt =
  ({ place }: BirthDetails, local: Temporal.PlainDateTime) =>
  (utcOffsetSeconds: number): ClockChoice => {
    const instant = local.toZonedDateTime('UTC').subtract({ seconds: utcOffsetSeconds }).toInstant();
    const utc = instant.toString();
    return { utcOffsetSeconds, utc, clock: clockInWords(place, utc, utcOffsetSeconds) };
  };
