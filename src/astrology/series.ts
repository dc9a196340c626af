/**
 * The sums of periodic terms that VSOP87 and ELP/MPP02 consist of, with their derivatives.
 * Tables hold one flat list of numbers for each power of time.
 */

export type Sum = { value: number; rate: number };

/** VSOP87: a cos(b + c t), t in Julian millennia from J2000.0; three numbers a term. */
export function vsopSum(powers: readonly (readonly number[])[], t: number): Sum {
  return overPowers(powers, t, (terms) => {
    let [value, rate] = [0, 0];
    for (let i = 0; i < terms.length; i += 3) {
      const c = terms[i + 2]!;
      const phase = terms[i + 1]! + c * t;
      value += terms[i]! * Math.cos(phase);
      rate -= terms[i]! * c * Math.sin(phase);
    }
    return { value, rate };
  });
}

/** ELP/MPP02: a sin(p0 + p1 t + ... + p4 t^4), t in Julian centuries from J2000.0; six numbers a term. */
export function elpSum(powers: readonly (readonly number[])[], t: number): Sum {
  return overPowers(powers, t, (terms) => {
    let [value, rate] = [0, 0];
    for (let i = 0; i < terms.length; i += 6) {
      const [p1, p2, p3, p4] = [terms[i + 2]!, terms[i + 3]!, terms[i + 4]!, terms[i + 5]!];
      const phase = terms[i + 1]! + t * (p1 + t * (p2 + t * (p3 + t * p4)));
      value += terms[i]! * Math.sin(phase);
      rate += terms[i]! * (p1 + t * (2 * p2 + t * (3 * p3 + t * 4 * p4))) * Math.cos(phase);
    }
    return { value, rate };
  });
}

/** The sum of t^n times the n-th list. */
function overPowers(
  powers: readonly (readonly number[])[],
  t: number,
  sum: (terms: readonly number[]) => Sum,
): Sum {
  let [value, rate] = [0, 0];
  for (let n = powers.length - 1; n >= 0; n--) {
    const terms = sum(powers[n]!);
    rate = value + rate * t + terms.rate;
    value = value * t + terms.value;
  }
  return { value, rate };
}
