export type BirthTimeErrorCode =
  | 'impossible-date'
  | 'impossible-time'
  | 'out-of-range'
  | 'no-zone'
  | 'clock-gap'
  | 'clock-overlap'
  | 'clock-unknown';

/** One possible offset with its label, "IST, +5:30", and the resulting instant. */
export type ClockChoice = { utcOffsetSeconds: number; utc: string; clock: string };

/** An invalid field of birth details. The message says how to correct it. */
export class BirthTimeError extends Error {
  override name = 'PlaceTimeError';
  readonly code: BirthTimeErrorCode;
  readonly field: 'date' | 'time' | 'place' | 'utcOffsetSeconds';
  /** for `clock-overlap` and `clock-unknown`: the offsets to choose from */
  readonly choices: readonly ClockChoice[];

  constructor(
    code: BirthTimeErrorCode,
    field: BirthTimeError['field'],
    message: string,
    choices: readonly ClockChoice[] = [],
  ) {
    super(message);
    this.code = code;
    this.field = field;
    this.choices = choices;
  }
}
