/**
 * Picks signs, nakshatras and karakas from birth details by a hash or by counting, as the specification of the site
 * requires (point 9): without astronomy, and with the same result each time. Signs are numbered from 0, Aries;
 * nakshatras from 0, Ashwini.
 */
import { parseCivilDate } from './civil-date.ts';
import { pick } from './hash.ts';
import { KARAKA_PLANETS, type KarakaPlanet } from './karaka-planets.ts';
import { normalizeName } from './names.ts';

/** YYYY-MM-DD and HH:MM */
export type BirthDateAndTime = { date: string; time: string };

export const pickRisingSign = ({ date, time, place }: BirthDateAndTime & { place: string }): number =>
  pick(12, 'rising', date, time, normalizeName(place));

export const pickMoonRashi = ({ date, time }: BirthDateAndTime) => ({
  rashi: pick(12, 'rashi', date, time),
  nakshatra: pick(27, 'nakshatra', date, time),
});

/** The day of the month counted along the signs: the 1st, the 13th and the 25th are Aries. */
export const pickMoonSign = ({ date }: Pick<BirthDateAndTime, 'date'>): number =>
  (parseCivilDate(date).day - 1) % 12;

/** Picks two different planets, because the highest and the lowest of a ranking always differ. */
export function pickKarakas({ date, time }: BirthDateAndTime): {
  atmakaraka: KarakaPlanet;
  darakaraka: KarakaPlanet;
} {
  const atmakaraka = KARAKA_PLANETS[pick(KARAKA_PLANETS.length, 'atmakaraka', date, time)]!;
  const otherPlanets = KARAKA_PLANETS.filter((planet) => planet !== atmakaraka);
  return { atmakaraka, darakaraka: otherPlanets[pick(otherPlanets.length, 'darakaraka', date, time)]! };
}
