/** The sums of periodic terms that VSOP87 and ELP/MPP02 consist of, with their derivatives. */

/** A value and how fast it changes, by the unit of time of its theory. */
export type Sum = { value: number; rate: number };

/** For each power of time its terms, one after the other. */
export type Series = readonly Float64Array[];

export const seriesOf = (powers: readonly (readonly number[])[]): Series =>
  powers.map((terms) => Float64Array.from(terms));

/** VSOP87: a cos(b + c t), t in Julian millennia from J2000.0; three numbers a term. */
export const vsopSum = (series: Series, t: number): Sum => overPowers(series, t, vsopTerms);

/** ELP/MPP02: a sin(p0 + p1 t + ... + p4 t^4), t in Julian centuries from J2000.0; six numbers a term. */
export const elpSum = (series: Series, t: number): Sum => overPowers(series, t, elpTerms);

/** The sum of t^n times the n-th terms, by Horner's rule. */
function overPowers(series: Series, t: number, sum: (terms: Float64Array, t: number) => Sum): Sum {
  let [value, rate] = [0, 0];
  for (let n = series.length - 1; n >= 0; n--) {
    const terms = sum(series[n]!, t);
    rate = value + rate * t + terms.rate;
    value = value * t + terms.value;
  }
  return { value, rate };
}

function vsopTerms(terms: Float64Array, t: number): Sum {
  let value = 0;
  let rate = 0;
  for (let i = 0; i < terms.length; i += 3) {
    const a = terms[i]!;
    const c = terms[i + 2]!;
    const phase = terms[i + 1]! + c * t;
    value += a * Math.cos(phase);
    rate -= a * c * Math.sin(phase);
  }
  return { value, rate };
}

function elpTerms(terms: Float64Array, t: number): Sum {
  let value = 0;
  let rate = 0;
  for (let i = 0; i < terms.length; i += 6) {
    const a = terms[i]!;
    const p1 = terms[i + 2]!;
    const p2 = terms[i + 3]!;
    const p3 = terms[i + 4]!;
    const p4 = terms[i + 5]!;
    const phase = terms[i + 1]! + t * (p1 + t * (p2 + t * (p3 + t * p4)));
    value += a * Math.sin(phase);
    rate += a * (p1 + t * (2 * p2 + t * (3 * p3 + t * 4 * p4))) * Math.cos(phase);
  }
  return { value, rate };
}
