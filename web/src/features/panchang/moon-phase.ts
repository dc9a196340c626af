/** The lit part of the Moon as a path around the origin: from the right in the bright half, from the left in the dark. */
export function formatMoonPhase(elongation: number, radius: number): string {
  const isWaxing = elongation < 180;
  const angle = isWaxing ? elongation : 360 - elongation;
  const inner = Math.round(Math.abs(Math.cos((angle * Math.PI) / 180)) * radius * 10) / 10;
  const outerSweep = isWaxing ? 1 : 0;
  // Less than half lit: the inner edge bends to the lit side.
  const innerSweep = angle < 90 ? 1 - outerSweep : outerSweep;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${outerSweep} 0 ${radius}A${inner} ${radius} 0 0 ${innerSweep} 0 ${-radius}Z`;
}

/** Degrees from Sun to Moon in the middle of a tithi. */
export const getElongationOfTithi = (tithi: number): number => (tithi - 0.5) * 12;
