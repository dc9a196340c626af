/** Saturn's passages over the Moon: Sade Sati, seven and a half years through the signs before, on and after it. */
import type { Chart, SaturnPassage, SaturnPhase, SignStay } from './contract.ts';
import { isoOf, utOf } from './instant.ts';
import { signStays } from './sign-stays.ts';
import { houseFrom } from './zodiac.ts';

const PHASES: Partial<Record<number, SaturnPhase['phase']>> = { 12: 'rising', 1: 'peak', 2: 'setting' };

/** A turn back over the border keeps Saturn away for some months; the next passage is more than twenty years off. */
const SAME_PASSAGE_DAYS = 3 * 365;

/**
 * Passages from birth to an age in years, by Saturn's sidereal signs from the Moon's sign. A passage that had begun before birth is shown from its
 * real beginning. Phases follow each other as Saturn really went, turns back included; outside the three signs there is a gap.
 */
export function sadeSati(chart: Chart, untilAge = 90): SaturnPassage[] {
  const birth = utOf(chart.utc);
  const end = birth + untilAge * 365.25;
  const stays = signStays('Saturn', isoOf(birth - 9 * 365.25), isoOf(end + 9 * 365.25), chart.settings);
  return passages(phases(stays, chart.grahas.Moon.sign)).filter(
    ({ from, to }) => utOf(to) > birth && utOf(from) < end,
  );
}

function phases(stays: readonly SignStay[], moonSign: number): SaturnPhase[] {
  return stays.flatMap(({ sign, from, to }) => {
    const phase = PHASES[houseFrom(moonSign, sign)];
    return phase ? [{ phase, sign, from, to }] : [];
  });
}

function passages(all: readonly SaturnPhase[]): SaturnPassage[] {
  const found: SaturnPassage[] = [];
  for (const phase of all) {
    const last = found.at(-1);
    if (last && utOf(phase.from) - utOf(last.to) < SAME_PASSAGE_DAYS) {
      last.phases.push(phase);
      last.to = phase.to;
    } else found.push({ from: phase.from, to: phase.to, phases: [phase] });
  }
  return found;
}
