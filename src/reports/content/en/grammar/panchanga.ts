/** Names of the panchanga. Sanskrit names are the same in every language of Latin letters. */
import { getKaranaName as findKarana, getTithiName as findTithi, YOGAS } from '#src/astrology/panchang/panchang-names.ts';

/** "Shukla Dashami", "Shukla Purnima" @param tithi 1 to 30 */
export function getTithiName(tithi: number): string {
  const { paksha, name } = findTithi(tithi);
  return `${paksha.english} ${name.english}`;
}

/** "Shukla Dashami"; full and new Moon belong to no half. @param tithi 1 to 30 */
export function getLunarDayName(tithi: number): string {
  return tithi % 15 === 0 ? findTithi(tithi).name.english : getTithiName(tithi);
}

/** "Dashami of the waxing half", within a sentence */
export function formatLunarDay(tithi: number): string {
  const { english } = findTithi(tithi).name;
  if (tithi % 15 === 0) return english;
  return tithi < 15 ? `${english} of the waxing half` : `${english} of the waning half`;
}

/** @param yoga 1 to 27 */
export const getPanchangaYogaName = (yoga: number): string => YOGAS[yoga - 1]!.english;

/** @param karana 1 to 60 */
export const getKaranaName = (karana: number): string => findKarana(karana).english;
