/** Reasons of the chapter on strengths. */
export const strengthReasons = {
  mostBindus: (sign: string, house: string, bindus: number): string =>
    `${sign}, your ${house} house, has ${bindus} bindus, and no house has more`,
  leastBindus: (sign: string, house: string, bindus: number): string =>
    `${sign}, your ${house} house, has only ${bindus} bindus, and no house has fewer`,
  lordOfExtreme: (house: string, bindus: number, lord: string, condition: string): string =>
    `the ${house} house has ${bindus} bindus, and ${lord}, its lord, is ${condition}`,
  transit: (graha: string, sign: string, house: string, bindus: string): string =>
    `${graha} is now in ${sign}, your ${house} house, where it has ${bindus} bindus`,
  rupas: (rupas: string, required: number): string => `${rupas} rupas of ${required} required`,
  strongest: (graha: string, rupas: string): string => `${graha} has ${rupas}, the best proportion of the seven`,
  weakest: (graha: string, rupas: string): string => `${graha} has ${rupas}, the lowest proportion of the seven`,
  strongButLow: (graha: string, condition: string): string =>
    `${graha} is first by shadbala; in the chart it is ${condition}`,
  weakButHigh: (graha: string, condition: string): string =>
    `${graha} is last by shadbala; in the chart it is ${condition}`,
} as const;
