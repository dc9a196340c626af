/** The five limbs of the day and the Sun's hours, as an almanac prints them. */
import type { Chart } from '#src/astrology/contract.ts';
import { karanaName, tithiName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';
import { formatClock, grahaName, ordinal, nakshatraName } from '#src/reports/text/phrases.ts';
import type { DashboardAnswer } from './contract.ts';

export function panchangLines({ panchang, grahas: { Moon } }: Chart): DashboardAnswer['panchang'] {
  const vara = VARAS[panchang.vara - 1]!;
  const sun = [panchang.sunrise, panchang.sunset].map((at) => (at ? formatClock(at) : 'none'));
  return [
    { label: 'Vara', value: vara.english, note: `day of ${grahaName(vara.lord)}` },
    { label: 'Tithi', ...tithi(panchang.tithi) },
    { label: 'Nakshatra', value: nakshatraName(Moon.nakshatra), note: `${ordinal(Moon.pada)} quarter` },
    { label: 'Yoga', value: YOGAS[panchang.yoga - 1]!.english },
    { label: 'Karana', value: karanaName(panchang.karana).english },
    { label: 'Sun in Ujjain', value: sun.join(' to ') },
  ];
}

/** Purnima and Amavasya are known without their fortnight. */
function tithi(number: number): { value: string; note: string } {
  const { paksha, name } = tithiName(number);
  const note = number <= 15 ? 'waxing Moon' : 'waning Moon';
  return { value: number % 15 === 0 ? name.english : `${paksha.english} ${name.english}`, note };
}
