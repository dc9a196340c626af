/** Where an unknown hour of birth leaves several readings of the two Moons. */

/** Of two readings both are printed. */
export const twoReadings = (first: string, second: string): string =>
  `${first} Or, at another hour of that day: ${second}`;

export const twoReasons = (first: string, second: string): string =>
  `by the hour, ${first}, or ${second}`;

/** Of more than two none is printed. */
export const manyReadings = {
  elements: 'Which two elements meet in your Moons stays open, because the unknown hour decides between several pairs.',
  distances: 'How far your Moons stand from each other stays open as well.',
  modes: 'Whether your Moons decide at one speed is also open without the hour.',
  bond: 'The unknown hour leaves several answers open.',
} as const;

export const hourReason = (places: string, subject: string): string =>
  `${places}; the hour of birth decides the ${subject}`;
/** The same text at every possible hour, for different reasons. */
export const everyHourReason = (places: string, subject: string): string =>
  `${places}; each of these places gives the same ${subject}`;

export const hourSubjects = {
  elements: 'pair of elements',
  distances: 'meeting of the Moons',
  modes: 'pair of movements',
  presence: 'house',
  bond: 'bond',
  rhythm: 'pair of rhythms',
  differentElements: 'difference of elements',
  differentModes: 'difference of movement',
  koota: (koota: string) => `result of ${koota}`,
} as const;

/** A koota with the same points at every hour, and different readings of them. */
export const kootaReadings = (points: string, maximum: number): string =>
  `At every hour of that day this koota gives ${points} of ${maximum} points, for different reasons.`;

/** After the name, or after “Each of you”. */
export const starOpen =
  'the Moon was in more than one birth star that day, and each star bears pressure in another way. Ask for the hour in the family before you read this part.';
export const starOpenReason = (name: string, stars: string): string => `the star of ${name} may be ${stars}`;
export const nadiOpen =
  'the birth stars of that day are of different nadis, so no rhythm can be named. Note for two weeks at which hours energy is high, and plan by that.';
