import type { OffsetReading } from '#src/places/contract.ts';

/**
 * `clock-gap`: the clock was put forward and never showed this time. `clock-overlap`: it was put back and showed this time
 * twice. `clock-unknown`: no clock in use there had the requested offset.
 */
export type BirthTimeErrorCode =
  | 'impossible-date'
  | 'impossible-date-or-time'
  | 'impossible-time'
  | 'out-of-range'
  | 'unknown-zone'
  | 'clock-gap'
  | 'clock-overlap'
  | 'clock-unknown';

/** An invalid field of birth details. The message says how to correct it. */
export class BirthTimeError extends Error {
  override name = 'BirthTimeError';
  readonly code: BirthTimeErrorCode;
  readonly field: 'date' | 'time' | 'place' | 'utcOffsetSeconds';
  /** for `clock-overlap` and `clock-unknown`: the offsets to choose from */
  readonly choices: readonly OffsetReading[];

  constructor(
    code: BirthTimeErrorCode,
    field: BirthTimeError['field'],
    message: string,
    choices: readonly OffsetReading[] = [],
  ) {
    super(message);
    this.code = code;
    this.field = field;
    this.choices = choices;
  }
}
