/** Where an unknown hour of birth leaves several readings of the two Moons. */

/** Before the reading of some hours of a day whose hour of birth is unknown. */
export const ifBorn = (name: string, hours: string): string => `If ${name} was born ${hours}`;
/** In place of a reading that stands beside the other name. */
export const sameFeelings = (name: string): string => `Feelings then move as they do for ${name}.`;
export const samePressure = (name: string): string => `Pressure then shows as it does for ${name}.`;
export const sameRhythm = (name: string): string => `The rhythm is then that of ${name}.`;

/** After the name. */
export const ifBornThen = (hours: string): string => `If born ${hours}`;

/** Of two readings both are printed. */
export const twoReadings = (first: string, second: string): string =>
  `${first} If the birth was at another hour: ${second}`;

export const twoReasons = (first: string, second: string): string =>
  `depending on the hour of birth, ${first}, or ${second}`;

/** Of more than two none is printed. */
export const manyReadings = {
  elements: 'We cannot say which two elements your Moons have: without the hour of birth several pairs are possible.',
  distances: 'We also cannot say how far apart your Moons are.',
  modes: 'Without the hour we cannot say whether you both decide at the same speed.',
  bond: 'Without the hour of birth several answers are possible.',
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

/** After the name, or after “This holds for each of you”. */
export const starOpenReason = (name: string, stars: string): string => `the star of ${name} was ${stars}`;
