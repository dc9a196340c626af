/** Birth details as support corrects them with options: what is not named stays. */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { OrderBirth } from '#src/orders/birth-details/order-birth-details.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Place } from '#src/places/contract.ts';
import { formatPlace } from '#src/places/clock/clock-labels.ts';
import { UsageError } from '#src/support/command.ts';

export type CorrectionOptions = {
  name?: string;
  /** YYYY-MM-DD */
  date?: string;
  /** HH:MM */
  time?: string;
  timeKind?: string;
  /** id of the gazetteer, or text that means one place */
  place?: string;
  /** seconds, where the clock showed the time twice */
  utcOffset?: string;
  /** the options are about the second person of a report on two people */
  partner?: boolean;
};

const TIME_KINDS = ['exact', 'approximate', 'unknown'] as const;

/** Corrects the first person of an order or, with `partner`, the second. @throws as applyCorrection */
export function applyCorrectionToBirth(
  gazetteer: Gazetteer,
  { details, partner }: OrderBirth,
  options: CorrectionOptions,
): OrderBirth {
  if (!options.partner) return { details: applyCorrection(gazetteer, details, options), partner };
  if (!partner) throw new UsageError('--partner is for a report on two people, and this order has one.');
  const birthDetails = applyCorrection(gazetteer, partner.birthDetails, options);
  return { details, partner: { ...partner, birthDetails } };
}

/** @throws UsageError when an option is malformed, names no single place, or there is none */
function applyCorrection(
  gazetteer: Gazetteer,
  before: BirthDetails,
  options: CorrectionOptions,
): BirthDetails {
  const { name, date, time, timeKind, place, utcOffset } = options;
  if ([name, date, time, timeKind, place, utcOffset].every((option) => option === undefined))
    throw new UsageError(
      'Nothing to correct: use --name, --date, --time, --time-kind, --place or --utc-offset.',
    );
  if (date !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(date))
    throw new UsageError('--date expects a day such as 1990-01-31.');
  if (time !== undefined && !/^\d{2}:\d{2}$/.test(time))
    throw new UsageError('--time expects a time such as 07:30 or 19:30.');
  const { utcOffsetSeconds: _, ...withoutOffset } = before;
  // An offset that was chosen belongs to the time, date and place before.
  const isMoved = date !== undefined || time !== undefined || place !== undefined;
  return {
    ...(isMoved ? withoutOffset : before),
    ...(name === undefined ? {} : { name }),
    ...(date === undefined ? {} : { date }),
    ...(time === undefined ? {} : { time }),
    timeKind: readTimeKind(before, { time, timeKind }),
    ...(place === undefined ? {} : { place: findPlace(gazetteer, place) }),
    ...(utcOffset === undefined ? {} : { utcOffsetSeconds: readOffset(utcOffset) }),
  };
}

/** A time that is given for an unknown one is exact, unless --time-kind says otherwise. */
function readTimeKind(
  before: BirthDetails,
  { time, timeKind }: { time: string | undefined; timeKind: string | undefined },
): BirthDetails['timeKind'] {
  if (timeKind === undefined)
    return time !== undefined && before.timeKind === 'unknown' ? 'exact' : before.timeKind;
  const known = TIME_KINDS.find((kind) => kind === timeKind);
  if (!known) throw new UsageError(`--time-kind expects ${TIME_KINDS.join(', ')}.`);
  return known;
}

function readOffset(text: string): number {
  if (!/^[+-]?\d{1,5}$/.test(text)) throw new UsageError('--utc-offset expects seconds, such as 19800.');
  return Number(text);
}

function findPlace(gazetteer: Gazetteer, text: string): Place {
  const place = gazetteer.findById(text);
  if (place) return place;
  const match = gazetteer.match(text);
  if (match.kind === 'one') return match.place;
  if (match.kind === 'none') throw new UsageError(`No place ${text} found.`);
  const choices = match.places.map(({ id, label }) => `  --place ${id}   ${label}`);
  throw new UsageError(`${text} may mean several places:\n${choices.join('\n')}`);
}

/** One line for each field that differs: "date    1990-01-31 → 1990-01-30". */
export function describeOrderCorrection(before: OrderBirth, after: OrderBirth): string[] {
  const first = describeCorrection(before.details, after.details);
  if (!before.partner || !after.partner) return first;
  const second = describeCorrection(before.partner.birthDetails, after.partner.birthDetails);
  return [...first, ...(second.length > 0 ? ['  second person:', ...second] : [])];
}

function describeCorrection(before: BirthDetails, after: BirthDetails): string[] {
  const fieldsBefore = listFields(before);
  return listFields(after).flatMap(([field, value], index) => {
    const [, valueBefore] = fieldsBefore[index]!;
    return value === valueBefore ? [] : [`  ${field.padEnd(7)}${valueBefore} → ${value}`];
  });
}

const listFields = ({
  name,
  date,
  time,
  timeKind,
  place,
  utcOffsetSeconds,
}: BirthDetails): [string, string][] => [
  ['name', name],
  ['date', date],
  ['time', timeKind === 'unknown' ? 'unknown' : `${time} (${timeKind})`],
  ['place', `${formatPlace(place)} (${place.id})`],
  ['clock', utcOffsetSeconds === undefined ? 'by the zone' : `${utcOffsetSeconds} s from UTC`],
];
