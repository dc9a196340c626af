/** Chandrabala and Tarabala: whether the Moon of a day favours a birth sign and a birth nakshatra. */
import type { MoonFavour } from '#src/astrology/contract-almanac.ts';

/** Places of the Moon counted from the birth sign. Source: Muhurta Chintamani, gochara prakarana. */
const GOOD_PLACES = [1, 3, 6, 7, 10, 11];
const CAREFUL_PLACES = [4, 8, 12];

/** By birth sign, index 0 Mesha. @param moonSign of the day, from 1 */
export const computeChandrabala = (moonSign: number): MoonFavour[] =>
  Array.from({ length: 12 }, (_, index) => {
    const place = ((moonSign - 1 - index + 12) % 12) + 1;
    if (GOOD_PLACES.includes(place)) return 'good';
    return CAREFUL_PLACES.includes(place) ? 'careful' : 'ordinary';
  });

/** Taras counted from the birth nakshatra, from 1 Janma to 9 Ati Mitra. Source: Muhurta Chintamani, nakshatra prakarana. */
const ADVERSE_TARAS = [3, 5, 7];

/** By birth nakshatra, index 0 Ashwini; the tara counts from 1. @param nakshatra of the day, from 1 */
export const computeTarabala = (nakshatra: number): { tara: number; favour: MoonFavour }[] =>
  Array.from({ length: 27 }, (_, index) => {
    const tara = ((nakshatra - 1 - index + 27) % 9) + 1;
    return { tara, favour: getFavourOfTara(tara) };
  });

function getFavourOfTara(tara: number): MoonFavour {
  if (tara === 1) return 'ordinary';
  return ADVERSE_TARAS.includes(tara) ? 'careful' : 'good';
}
