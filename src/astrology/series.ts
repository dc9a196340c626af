/** The sums of periodic terms that VSOP87 and ELP/MPP02 consist of, with their derivatives. */

/** A value and how fast it changes, by the unit of time of its theory. */
export type Motion = { value: number; rate: number };

/** A motion with its second and third derivative: enough to follow the Moon for hours. */
export type Course = Motion & { bend: number; jerk: number };

/** For each power of time its terms, one after the other. */
export type Series = readonly Float64Array[];

export const seriesOf = (powers: readonly (readonly number[])[]): Series =>
  powers.map((terms) => Float64Array.from(terms));

/** Terms that are large enough to show in a speed, and those that only shift the place. */
type Tide = { moving: Float64Array; still: Float64Array };

/** Below a twentieth of an arcsecond or 30 km. Three terms of four are so small, and cost half as much without their speed. */
const STILL = 2e-7;

export const tidesOf = (powers: readonly (readonly number[])[]): readonly Tide[] =>
  powers.map((terms) => {
    const isMoving = (index: number) => Math.abs(terms[index - (index % 3)]!) >= STILL;
    return {
      moving: Float64Array.from(terms.filter((_, index) => isMoving(index))),
      still: Float64Array.from(terms.filter((_, index) => !isMoving(index))),
    };
  });

/** VSOP87: a cos(b + c t), t in Julian millennia from J2000.0; three numbers a term. Powers are gathered by Horner's rule. */
export function vsopSum(tides: readonly Tide[], t: number): Motion {
  let value = 0;
  let rate = 0;
  for (let power = tides.length - 1; power >= 0; power--) {
    const { moving, still } = tides[power]!;
    const terms = vsopTerms(moving, t);
    rate = value + rate * t + terms.rate;
    value = value * t + terms.value + stillTerms(still, t);
  }
  return { value, rate };
}

/** ELP/MPP02: a sin(p0 + p1 t + ... + p4 t^4), t in Julian centuries from J2000.0; six numbers a term. */
export const elpSum = (series: Series, t: number): Course =>
  polynomial(
    series.map((terms) => elpTerms(terms, t)),
    t,
  );

/** Terms of ELP/MPP02 that are too small to show in a speed: a sin(p0 + p1 t), t in Julian centuries; three numbers a term. */
export const rippleSum = (series: Series, t: number): number =>
  series.reduceRight((sum, terms) => sum * t + rippleTerms(terms, t), 0);

const constant = (value: number): Course => ({ value, rate: 0, bend: 0, jerk: 0 });

/** The sum of t^n times the n-th coefficient, which may change with time itself: Horner's rule. */
export function polynomial(coefficients: readonly (Course | number)[], t: number): Course {
  return coefficients
    .map((each) => (typeof each === 'number' ? constant(each) : each))
    .reduceRight(
      (sum, each) => ({
        value: sum.value * t + each.value,
        rate: sum.value + sum.rate * t + each.rate,
        bend: 2 * sum.rate + sum.bend * t + each.bend,
        jerk: 3 * sum.bend + sum.jerk * t + each.jerk,
      }),
      constant(0),
    );
}

function vsopTerms(terms: Float64Array, t: number): Motion {
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

function stillTerms(terms: Float64Array, t: number): number {
  let value = 0;
  for (let i = 0; i < terms.length; i += 3) value += terms[i]! * Math.cos(terms[i + 1]! + terms[i + 2]! * t);
  return value;
}

function rippleTerms(terms: Float64Array, t: number): number {
  let value = 0;
  for (let i = 0; i < terms.length; i += 3) value += terms[i]! * Math.sin(terms[i + 1]! + terms[i + 2]! * t);
  return value;
}

/** The second and third derivative leave out the bend of the phase itself, a hundred-millionth of them. */
function elpTerms(terms: Float64Array, t: number): Course {
  let value = 0;
  let rate = 0;
  let bend = 0;
  let jerk = 0;
  for (let i = 0; i < terms.length; i += 6) {
    const p1 = terms[i + 2]!;
    const p2 = terms[i + 3]!;
    const p3 = terms[i + 4]!;
    const phase = terms[i + 1]! + t * (p1 + t * (p2 + t * (p3 + t * terms[i + 5]!)));
    const speed = p1 + t * (2 * p2 + t * 3 * p3);
    const wave = terms[i]! * Math.sin(phase);
    const slope = terms[i]! * Math.cos(phase) * speed;
    value += wave;
    rate += slope;
    bend -= wave * speed * speed;
    jerk -= slope * speed * speed;
  }
  return { value, rate, bend, jerk };
}
