/** Reasons of the statements on divisional charts. `varga`: “dashamsha”. */
export const divisionalReasons = {
  /** @param house of the lord from the lagna of the varga; null if it is in the lagna */
  lord: (lagna: string, varga: string, lord: string, house: string | null): string =>
    `${lagna} rises in the ${varga}, and ${lord}, its lord, is in ${house ? `the ${house} from it` : 'that sign'}`,
  exalted: (graha: string, birthSign: string, sign: string, varga: string): string =>
    `${graha}, in ${birthSign} at birth, is exalted in ${sign} in the ${varga}`,
  own: (graha: string, birthSign: string, sign: string, varga: string): string =>
    `${graha}, in ${birthSign} at birth, is in its own sign, ${sign}, in the ${varga}`,
  debilitated: (graha: string, sign: string, varga: string): string =>
    `${graha} is in ${sign}, the sign of its fall, in the ${varga}`,
  enemy: (graha: string, sign: string, varga: string): string =>
    `${graha} is strong in the birth chart, but in the ${varga} it is in ${sign}, the sign of an enemy`,
  noChange: (varga: string): string =>
    `in the ${varga} no graha gains exaltation, its own sign or its fall that it does not have at birth`,
  forHours: 'for hours on either side',
} as const;
