import { RASHIS } from '#src/astrology/contract.ts';

export type Placement = { longitude: number; isRetrograde: boolean };

/** Parses a place of the zodiac: "Cancer", "Cancer 5" or "Cancer 5 retrograde", with whole or decimal degrees from 0 to 30. */
export function parsePlacement(text: string, defaultDegree: number): Placement {
  const [name, degree = String(defaultDegree), motion] = text.split(' ') as [string, string?, string?];
  const signIndex = RASHIS.findIndex(({ english }) => english === name);
  const degreeInSign = Number(degree);
  if (signIndex < 0 || !(degreeInSign >= 0 && degreeInSign < 30) || (motion && motion !== 'retrograde'))
    throw new Error(`Not a place of the zodiac: "${text}".`);
  return { longitude: signIndex * 30 + degreeInSign, isRetrograde: motion === 'retrograde' };
}
