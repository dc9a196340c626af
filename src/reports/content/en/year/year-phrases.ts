/** Phrases that recur in the chapters on the year: places, strengths in the annual chart, and dates. */
import { formatOrdinal } from '#src/reports/content/en/grammar/index.ts';
import type { TajikaState } from './muntha.ts';

/** Houses, or signs from the Moon if the birth time is unknown. */
export const placePhrases = {
  house: (house: number) => `your ${formatOrdinal(house)} house`,
  ownMoonSign: 'the sign of your Moon',
  signFromMoon: (place: number, moonSign: string) =>
    `the ${formatOrdinal(place)} sign from your Moon in ${moonSign}`,
  ownMoonSignBriefly: 'your own Moon sign',
  fromMoon: (place: number) => `${formatOrdinal(place)} from your Moon`,
} as const;

/** For tables. */
export const tajikaGrades: Record<TajikaState, string> = {
  strong: 'strong',
  middling: 'middling',
  weak: 'weak',
};

/** For tables: what makes a graha weak although its total is not low. */
export const tajikaCauses = { combust: 'combust', fall: 'in its fall', house: 'by its place' } as const;

/** For tables: "13.6, strong", "13.6, weak (combust)" */
export const measureAndGrade = (points: string, grade: string, cause: string | null) =>
  cause ? `${points}, ${grade} (${cause})` : `${points}, ${grade}`;

/** Within a sentence: "Saturn is of middling strength, with 8.5 of twenty". */
export const tajikaStrength = {
  strong: 'strong',
  middling: 'of middling strength',
  weakByMeasure: 'weak by measure',
  combust: 'too near the Sun to be seen',
  debilitated: (sign: string) => `in its fall in ${sign}`,
  dusthana: (house: number) => `out of sight in the ${formatOrdinal(house)} house`,
  /** @param state one of the phrases above */
  measured: (state: string, points: string) => `${state}, with ${points} of twenty`,
} as const;

/** For dates that are exact to half a day. */
export const aboutDate = (date: string) => `about ${date}`;

/** "Year 31": a year of life in a table */
export const yearOfLife = (year: number) => `Year ${year}`;

/** "Sagittarius, third house" */
export const signAndHouse = (sign: string, house: number) => `${sign}, ${formatOrdinal(house)} house`;
