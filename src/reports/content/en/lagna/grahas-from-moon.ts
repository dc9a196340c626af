/** The nine grahas by their houses from the Moon or the Sun, for an unknown birth time. */
export const grahasFromMoonHeadings = {
  title: 'Nine planets, house by house',
  hindiTitle: 'नौ ग्रह, भाव',
  runningTitle: 'Planets in houses',
  summary: 'Where each planet is, counted from the Moon or the Sun, and what it does there',
} as const;

/** @param origin “the Moon” */
export const grahasFromMoonLead = (origin: string): string =>
  `Each planet acts in one part of life. Without a birth time that part is counted from ${origin}, whose sign is the first house.`;

export const countedPlacement = (graha: string, house: string, sign: string): string =>
  `${graha} is in the ${house} house, ${sign}`;

export const ownPlacement = (graha: string, sign: string): string =>
  `${graha} is in ${sign}, which counts as the first house`;
