/**
 * The sums of periodic terms of VSOP87 and ELP/MPP02, with their derivatives. Every term is converted to a sin(p0 +
 * p1 t + ...) with angles in turns of the circle.
 */

/** A value and its rate per unit of time of the theory. */
export type Motion = { value: number; rate: number };

/** A motion with its second and third derivative, enough to extrapolate the Moon for hours. */
export type Course = Motion & { bend: number; jerk: number };

/** One array of terms for each power of time, the terms one after the other. */
export type Series = readonly Float64Array[];

/** A theory as published: amplitude, then angles in radians; `ahead` in turns. */
type Powers = readonly (readonly number[])[];

const TURN = 2 * Math.PI;

function toTurns(terms: readonly number[], numbersATerm: number, ahead = 0): Float64Array {
  return Float64Array.from(terms, (value, index) => {
    const place = index % numbersATerm;
    if (place === 0) return value;
    return value / TURN + (place === 1 ? ahead : 0);
  });
}

/** ELP/MPP02: a sin(p0 + p1 t + ... + p4 t^4), t in Julian centuries from J2000.0; six numbers a term. */
export const buildElpSeries = (powers: Powers): Series => powers.map((terms) => toTurns(terms, 6));

/** Terms of ELP/MPP02 that are too small to affect a speed: a sin(p0 + p1 t); three numbers a term. */
export const buildSmallTermSeries = (powers: Powers): Series => powers.map((terms) => toTurns(terms, 3));

export const sumElp = (series: Series, t: number): Course =>
  evaluatePolynomial(
    series.map((terms) => sumElpTerms(terms, t)),
    t,
  );

export const sumSmallTerms = (series: Series, t: number): number =>
  series.reduceRight((sum, terms) => sum * t + sumSmallTermsOfPower(terms, t), 0);

/** Terms that are large enough to affect a speed, and those that affect the position only. */
type Tide = { moving: Float64Array; still: Float64Array };

/**
 * Below a twentieth of an arcsecond or 30 km. Three of four terms are that small, and cost half as much without
 * their rate.
 */
const STILL = 2e-7;

/** VSOP87: a cos(b + c t), t in Julian millennia from J2000.0; three numbers a term. */
export const buildVsopSeries = (powers: Powers): readonly Tide[] =>
  powers.map((terms) => {
    const isMoving = (index: number) => Math.abs(terms[index - (index % 3)]!) >= STILL;
    const part = (wanted: boolean) =>
      toTurns(
        terms.filter((_, index) => isMoving(index) === wanted),
        3,
        1 / 4,
      );
    return { moving: part(true), still: part(false) };
  });

/** Powers of time are combined by Horner's rule. */
export function sumVsop(tides: readonly Tide[], t: number): Motion {
  let value = 0;
  let rate = 0;
  for (let power = tides.length - 1; power >= 0; power--) {
    const { moving, still } = tides[power]!;
    const terms = sumVsopTerms(moving, t);
    rate = value + rate * t + terms.rate;
    value = value * t + terms.value + sumSmallTermsOfPower(still, t);
  }
  return { value, rate };
}

const toCourse = (value: number): Course => ({ value, rate: 0, bend: 0, jerk: 0 });

/** The sum of t^n times the n-th coefficient, which may itself depend on time: Horner's rule. */
export function evaluatePolynomial(coefficients: readonly (Course | number)[], t: number): Course {
  return coefficients
    .map((each) => (typeof each === 'number' ? toCourse(each) : each))
    .reduceRight(
      (sum, each) => ({
        value: sum.value * t + each.value,
        rate: sum.value + sum.rate * t + each.rate,
        bend: 2 * sum.rate + sum.bend * t + each.bend,
        jerk: 3 * sum.bend + sum.jerk * t + each.jerk,
      }),
      toCourse(0),
    );
}

function sumVsopTerms(terms: Float64Array, t: number): Motion {
  let value = 0;
  let rate = 0;
  for (let i = 0; i < terms.length; i += 3) {
    const a = terms[i]!;
    const c = terms[i + 2]!;
    const turns = terms[i + 1]! + c * t;
    value += a * computeSine(turns);
    rate += a * c * computeSine(turns + 0.25);
  }
  return { value, rate: rate * TURN };
}

function sumSmallTermsOfPower(terms: Float64Array, t: number): number {
  let value = 0;
  for (let i = 0; i < terms.length; i += 3)
    value += terms[i]! * computeSine(terms[i + 1]! + terms[i + 2]! * t);
  return value;
}

/** The second and third derivative omit the second derivative of the phase, a relative error of 1e-8. */
function sumElpTerms(terms: Float64Array, t: number): Course {
  let value = 0;
  let rate = 0;
  let bend = 0;
  let jerk = 0;
  for (let i = 0; i < terms.length; i += 6) {
    const p1 = terms[i + 2]!;
    const p2 = terms[i + 3]!;
    const p3 = terms[i + 4]!;
    const turns = terms[i + 1]! + t * (p1 + t * (p2 + t * (p3 + t * terms[i + 5]!)));
    const speed = p1 + t * (2 * p2 + t * 3 * p3);
    const wave = terms[i]! * computeSine(turns);
    const slope = terms[i]! * computeSine(turns + 0.25) * speed;
    value += wave;
    rate += slope;
    bend -= wave * speed * speed;
    jerk -= slope * speed * speed;
  }
  return { value, rate: rate * TURN, bend: bend * TURN ** 2, jerk: jerk * TURN ** 3 };
}

/**
 * Sine of an angle in turns: reduced to a quarter turn, then Taylor's series, accurate to 4e-14. Takes half the
 * time of Math.sin, which has to reduce radians first; two thirds of a chart's run time are spent here.
 */
function computeSine(turns: number): number {
  let part = turns - Math.floor(turns + 0.5);
  if (part > 0.25) part = 0.5 - part;
  else if (part < -0.25) part = -0.5 - part;
  const x = TURN * part;
  const y = x * x;
  const tail =
    -1 / 39_916_800 + y * (1 / 6_227_020_800 + y * (-1 / 1_307_674_368_000 + y / 355_687_428_096_000));
  return x * (1 + y * (-1 / 6 + y * (1 / 120 + y * (-1 / 5040 + y * (1 / 362_880 + y * tail)))));
}
