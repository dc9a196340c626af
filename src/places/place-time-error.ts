export type PlaceTimeCode =
  | 'impossible-date'
  | 'impossible-time'
  | 'out-of-range'
  | 'no-zone'
  | 'clock-gap'
  | 'clock-overlap'
  | 'clock-unknown';

/** One way to read the clock: `clock` in words, "IST, +5:30", and the instant that it makes of the birth. */
export type ClockChoice = { utcOffsetSeconds: number; utc: string; clock: string };

/** What is wrong with a birth, for the field it is about. The message says what to do. */
export class PlaceTimeError extends Error {
  override name = 'PlaceTimeError';
  readonly code: PlaceTimeCode;
  readonly field: 'date' | 'time' | 'place' | 'utcOffsetSeconds';
  /** the readings to choose from, for `clock-overlap` and `clock-unknown` */
  readonly choices: readonly ClockChoice[];

  constructor(
    code: PlaceTimeCode,
    field: PlaceTimeError['field'],
    message: string,
    choices: readonly ClockChoice[] = [],
  ) {
    super(message);
    this.code = code;
    this.field = field;
    this.choices = choices;
  }
}
