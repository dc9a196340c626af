/** Where an unknown hour of birth leaves several readings of the two Moons. */

/** Before the reading of some hours of a day whose hour of birth is unknown. */
export const ifBorn = (name: string, hours: string): string => `If ${name} was born ${hours}`;
/** In place of a reading that stands beside the other name. */
export const sameFeelings = (name: string): string => `The feelings are then like those of ${name}.`;
export const samePressure = (name: string): string => `Under pressure the reaction is then like that of ${name}.`;
export const sameRhythm = (name: string): string => `The habits are then the same as those of ${name}.`;

/** After the name. */
export const ifBornThen = (hours: string): string => `If born ${hours}`;

/** Of two readings both are printed. */
export const twoReadings = (first: string, second: string): string =>
  `${first} If the birth was at another hour: ${second}`;

export const twoReasons = (first: string, second: string): string =>
  `at one hour of birth ${first}, at another ${second}`;

/** Of more than two none is printed. */
export const manyReadings = {
  elements: 'Without the hour of birth we cannot say to which elements your two Moon signs belong.',
  distances: 'We also cannot say how far your two Moon signs are from each other.',
  modes: 'Without the hour we cannot say whether one of you decides faster than the other.',
  bond: 'Without the hour of birth several answers are possible.',
} as const;

export const hourReason = (places: string, subject: string): string =>
  `${places}; the hour of birth decides ${subject}`;
/** The same text at every possible hour, for different reasons. */
export const everyHourReason = (places: string, fact: string): string =>
  `${places}; at every hour of that day ${fact}`;

/** `open`: what the hour decides; `fixed`: what is the same at every hour. */
export const hourSubjects = {
  elements: { open: 'the elements of the two Moon signs', fixed: 'the elements of the two signs give this result' },
  distances: { open: 'how far the two Moon signs are from each other', fixed: 'the distance of the two signs gives this result' },
  modes: { open: 'whether each Moon sign is movable, fixed or dual', fixed: 'the two signs give this result' },
  presence: { open: 'the house', fixed: 'the house is the same' },
  rhythm: { open: 'the nadi', fixed: 'the two nadis give this result' },
} as const;
/** The same at every hour, in a reason. */
export const everyHourFacts = {
  differentElements: 'the two signs are of different elements',
  differentModes: 'the two signs are of different kinds (movable, fixed or dual)',
  koota: (koota: string) => `${koota} gives the same points`,
} as const;

/** A koota with the same points at every hour, and different readings of them. */
export const kootaReadings = (points: string, maximum: number): string =>
  `At every hour of that day this koota gives ${points} of ${maximum} points, for different reasons.`;

/** After the name, or after “This holds for each of you”. */
export const starOpenReason = (name: string, stars: string): string => `the star of ${name} was ${stars}`;
