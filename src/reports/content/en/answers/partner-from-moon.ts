/** The answer about the partner without a birth time, from the seventh sign from the Moon. */
export const partnerFromMoonAnswer = {
  occupied: (graha: string, sign: string, moonSign: string) =>
    `${graha} is in ${sign}, the 7th from your Moon in ${moonSign}`,
  empty: (lord: string, sign: string, moonSign: string) =>
    `no graha is in ${sign}, the 7th from your Moon in ${moonSign}, so its lord, ${lord}, describes the partner`,
  detail: (meeting: string, direction: string) =>
    `${meeting}. The family home is likely to the ${direction} of yours. This is the view from the Moon, without the lagna.`,
} as const;
