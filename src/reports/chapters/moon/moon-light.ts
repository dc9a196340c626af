/** Of medium, great or little light: ten lunar days each. */
import type { Chart } from '#src/astrology/contract.ts';
import type { MoonLight } from '#src/reports/content/en/moon/moon-comfort.ts';

export function getMoonLight({ panchang: { tithi } }: Chart): MoonLight {
  if (tithi <= 10) return 'growing';
  return tithi <= 20 ? 'bright' : 'fading';
}
