/** Reasons of the strengths and cautions of the summary. */
export const strengthReasons = {
  exalted: (graha: string, sign: string): string => `${graha} is strong by sign, exalted (uccha) in ${sign}`,
  /** @param place “Mars is in its own sign, Aries” */
  own: (place: string): string => `${place}, and so is strong by sign`,
  friendly: (graha: string, sign: string): string => `${graha} is in ${sign}, the sign of a friend`,
  direction: (graha: string, house: string): string =>
    `${graha} is in your ${house} house, where it is strongest by direction (dig bala)`,
  angle: (graha: string, house: string): string => `${graha} is in a kendra, your ${house} house`,
  trine: (graha: string, house: string): string => `${graha} is in a trikona, your ${house} house`,
} as const;

export const weaknessReasons = {
  dusthana: (graha: string, house: string): string => `${graha} is in the ${house} house, a dusthana`,
  debilitated: (graha: string, sign: string): string => `${graha} is in ${sign}, its sign of fall (neecha)`,
  enemy: (graha: string, sign: string): string => `${graha} is in ${sign}, the sign of an enemy`,
  rahu: (house: string): string => `Rahu, which always wants more, is in your ${house} house`,
} as const;

export const birthStarReasons = {
  strength: (star: string, deity: string): string => `your star is ${star}, and its deity is ${deity}`,
  caution: (star: string): string => `the Moon was in ${star} all that day`,
  /** @param hours “between 12:30 am and 11:39 pm” */
  cautionOfHours: (star: string, hours: string): string => `the Moon was in ${star} ${hours}`,
} as const;
