/** The lunar day, its karana and the light of the Moon. */
import type { Chart } from '#src/astrology/contract.ts';
import { getTithiName } from '#src/astrology/panchang/panchang-names.ts';
import { content } from '#src/reports/content/content.ts';
import { getLunarDayName } from '#src/reports/text/phrases.ts';
import type { MoonLight } from '#src/reports/content/en/moon/moon-comfort.ts';

/** "Shukla Dashami" in tables, "Dashami of the waxing half" in sentences; full and new Moon belong to no half. */
export function describeLunarDay(tithi: number): { short: string; long: string; devanagari: string } {
  const { paksha, name } = getTithiName(tithi);
  return {
    short: getLunarDayName(tithi),
    long: content.grammar.formatLunarDay(tithi),
    devanagari: tithi % 15 === 0 ? name.devanagari : `${paksha.devanagari} ${name.devanagari}`,
  };
}

/** Growing until the tenth of the thirty tithis, bright until the twentieth, then fading. */
export function getMoonLight({ panchang: { tithi } }: Chart): MoonLight {
  if (tithi <= 10) return 'growing';
  return tithi <= 20 ? 'bright' : 'fading';
}

/**
 * The index of a karana (1 to 60) in the karana texts: seven repeating karanas, then Shakuni, Chatushpada, Naga and
 * Kimstughna.
 */
export const getKaranaIndex = (karana: number): number => {
  if (karana === 1) return 10;
  return karana >= 58 ? karana - 58 + 7 : (karana - 2) % 7;
};
