import { getTithiName } from '#src/astrology/panchang/panchang-names.ts';

/** "Shukla Dashami" in tables, "Dashami of the waxing half" in sentences; the two ends of the month have no half. */
export function describeLunarDay(tithi: number): { short: string; long: string; devanagari: string } {
  const { paksha, name } = getTithiName(tithi);
  if (tithi % 15 === 0) return { short: name.english, long: name.english, devanagari: name.devanagari };
  return {
    short: `${paksha.english} ${name.english}`,
    long: `${name.english} of the ${tithi < 15 ? 'waxing' : 'waning'} half`,
    devanagari: `${paksha.devanagari} ${name.devanagari}`,
  };
}
