/** The scores that the love calculator can give. From the specification. */
export const LOVE_RANGE = { min: 40, max: 100 } as const;
