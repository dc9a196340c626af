/** The sums of periodic terms that VSOP87 and ELP/MPP02 consist of, with their first and second derivatives. */

/** A value, how fast it changes, and how fast that changes, by the unit of time of its theory. */
export type Sum = { value: number; rate: number; bend: number };

/** For each power of time its terms, one after the other. */
export type Series = readonly Float64Array[];

export const seriesOf = (powers: readonly (readonly number[])[]): Series =>
  powers.map((terms) => Float64Array.from(terms));

/** VSOP87: a cos(b + c t), t in Julian millennia from J2000.0; three numbers a term. */
export const vsopSum = (series: Series, t: number): Sum =>
  polynomial(
    series.map((terms) => vsopTerms(terms, t)),
    t,
  );

/** ELP/MPP02: a sin(p0 + p1 t + ... + p4 t^4), t in Julian centuries from J2000.0; six numbers a term. */
export const elpSum = (series: Series, t: number): Sum =>
  polynomial(
    series.map((terms) => elpTerms(terms, t)),
    t,
  );

const constant = (value: number): Sum => ({ value, rate: 0, bend: 0 });

/** The sum of t^n times the n-th coefficient, which may change with time itself: Horner's rule. */
export function polynomial(coefficients: readonly (Sum | number)[], t: number): Sum {
  return coefficients
    .map((each) => (typeof each === 'number' ? constant(each) : each))
    .reduceRight(
      (sum, each) => ({
        value: sum.value * t + each.value,
        rate: sum.value + sum.rate * t + each.rate,
        bend: 2 * sum.rate + sum.bend * t + each.bend,
      }),
      constant(0),
    );
}

function vsopTerms(terms: Float64Array, t: number): Sum {
  let value = 0;
  let rate = 0;
  let bend = 0;
  for (let i = 0; i < terms.length; i += 3) {
    const a = terms[i]!;
    const c = terms[i + 2]!;
    const phase = terms[i + 1]! + c * t;
    const wave = a * Math.cos(phase);
    value += wave;
    rate -= a * c * Math.sin(phase);
    bend -= wave * c * c;
  }
  return { value, rate, bend };
}

/** The second derivative leaves out the bend of the phase itself, a hundred-millionth of it. */
function elpTerms(terms: Float64Array, t: number): Sum {
  let value = 0;
  let rate = 0;
  let bend = 0;
  for (let i = 0; i < terms.length; i += 6) {
    const a = terms[i]!;
    const p1 = terms[i + 2]!;
    const p2 = terms[i + 3]!;
    const p3 = terms[i + 4]!;
    const phase = terms[i + 1]! + t * (p1 + t * (p2 + t * (p3 + t * terms[i + 5]!)));
    const speed = p1 + t * (2 * p2 + t * 3 * p3);
    const wave = a * Math.sin(phase);
    value += wave;
    rate += a * speed * Math.cos(phase);
    bend -= wave * speed * speed;
  }
  return { value, rate, bend };
}
