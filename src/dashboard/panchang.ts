/** Lists the panchang of the day (its five limbs) with sunrise and sunset, in the form of a printed almanac. */
import type { Chart } from '#src/astrology/contract.ts';
import { getKaranaName, getTithiName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';
import { formatClock, formatGraha, formatOrdinal, getNakshatraName } from '#src/reports/text/phrases.ts';
import type { DashboardResponse } from './contract.ts';

export function listPanchang({ panchang, grahas: { Moon } }: Chart): DashboardResponse['panchang'] {
  const vara = VARAS[panchang.vara - 1]!;
  const sunTimes = [panchang.sunrise, panchang.sunset].map((at) => (at ? formatClock(at) : 'none'));
  return [
    { label: 'Vara', value: vara.english, note: `day of ${formatGraha(vara.lord)}` },
    { label: 'Tithi', ...formatTithi(panchang.tithi) },
    {
      label: 'Nakshatra',
      value: getNakshatraName(Moon.nakshatra),
      note: `${formatOrdinal(Moon.pada)} quarter`,
    },
    { label: 'Yoga', value: YOGAS[panchang.yoga - 1]!.english },
    { label: 'Karana', value: getKaranaName(panchang.karana).english },
    { label: 'Sun in Ujjain', value: sunTimes.join(' to ') },
  ];
}

/**
 * Tithis (lunar days) 1 to 15 are of the waxing Moon, 16 to 30 of the waning Moon. The name includes the fortnight (paksha),
 * except for Purnima (15, full Moon) and Amavasya (30, new Moon).
 */
function formatTithi(number: number): { value: string; note: string } {
  const { paksha, name } = getTithiName(number);
  const note = number <= 15 ? 'waxing Moon' : 'waning Moon';
  return { value: number % 15 === 0 ? name.english : `${paksha.english} ${name.english}`, note };
}
