/**
 * Kalachakra dasha as P. V. R. Narasimha Rao's textbook reads Parashara. Sources: Brihat Parashara Hora Shastra ch. 46
 * (verses 52-100); Vedic Astrology: An Integrated Approach, ch. 24. Other readings repeat the nine signs of the pada
 * instead of continuing with the next pada, or take the signs of the following navamsas as periods (Raghavacharya, an
 * option of Jagannatha Hora).
 */
import type { Kalachakra } from '#src/astrology/contract-dashas.ts';
import { getNakshatra, getPada, getPassedShare, PADA_COUNT } from '#src/astrology/zodiac.ts';
import { APASAVYA_WHEEL, findWheelPosition, isSavya, SAVYA_WHEEL } from './kalachakra-wheel.ts';
import { listDashas, repeatCycle, sumYears } from './period-list.ts';

/**
 * The Moon has passed a share of its pada; the same share of the paramayus, the years of the nine signs of the pada, has
 * elapsed before birth. After the ninth sign the next signs of the wheel follow, which are those of the next pada. The
 * antardashas are the nine signs of the wheel from the sign of the dasha, in the ratio of their years.
 * @param moonLongitude sidereal longitude in degrees
 * @param ut birth, days from J2000.0
 */
export function computeKalachakra(moonLongitude: number, ut: number, yearDays: number): Kalachakra {
  const nakshatra = getNakshatra(moonLongitude);
  const pada = getPada(moonLongitude);
  const wheel = isSavya(nakshatra) ? SAVYA_WHEEL : APASAVYA_WHEEL;
  const position = findWheelPosition(nakshatra, pada);
  const members = Array.from({ length: 9 }, (_, step) => wheel[(position + step) % wheel.length]!);
  const signs = members.map(({ ruler }) => ruler.sign);
  const paramayus = sumYears(members);
  const { index, elapsedYears } = findRunningSign(
    members,
    getPassedShare(moonLongitude, PADA_COUNT) * paramayus,
  );
  const [deha, jiva] = isSavya(nakshatra) ? [signs[0]!, signs[8]!] : [signs[8]!, signs[0]!];
  return {
    direction: isSavya(nakshatra) ? 'savya' : 'apasavya',
    nakshatra,
    pada,
    signs,
    paramayus,
    deha,
    jiva,
    periods: listDashas(
      repeatCycle(wheel, position + index, elapsedYears),
      ut - elapsedYears * yearDays,
      yearDays,
    ),
  };
}

/** Finds the sign that runs after `passedYears` of the nine, and the years of it that have elapsed. */
function findRunningSign(members: readonly { years: number }[], passedYears: number) {
  let elapsedYears = passedYears;
  let index = 0;
  // Rounding may yield the whole paramayus, which belongs to the last sign.
  while (index < members.length - 1 && elapsedYears >= members[index]!.years)
    elapsedYears -= members[index++]!.years;
  return { index, elapsedYears };
}
