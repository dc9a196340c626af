/** How an antardasha acts on a part of life: by the condition of its lord and its place counted from the lord of the mahadasha. */
export type Tone = 'good' | 'steady' | 'careful';

/** For each house, first to twelfth: the text for a good, a steady and a careful time. */
export type TextsByHouse = readonly (readonly [good: string, steady: string, careful: string])[];
