/**
 * The sums of periodic terms of VSOP87 and ELP/MPP02, with their derivatives. Every term is converted to a sin(p0 +
 * p1 t + ...) with angles in turns of the circle.
 */

/** A value and its rate per unit of time of the theory. */
export type ValueAndRate = { value: number; rate: number };

/** A value with its first three derivatives, enough to extrapolate the Moon for hours. */
export type Derivatives = ValueAndRate & { acceleration: number; jerk: number };

/** One array of terms for each power of time, the terms one after the other. */
export type Series = readonly Float64Array[];

/** The terms of a theory as published: amplitude, then angles in radians. One list for each power of time. */
type Powers = readonly (readonly number[])[];

const TURN = 2 * Math.PI;

function toTurns(terms: readonly number[], termLength: number, phaseShift = 0): Float64Array {
  return Float64Array.from(terms, (value, index) => {
    const offset = index % termLength;
    if (offset === 0) return value;
    return value / TURN + (offset === 1 ? phaseShift : 0);
  });
}

/** ELP/MPP02: a sin(p0 + p1 t + ... + p4 t^4), t in Julian centuries from J2000.0; six numbers a term. */
export const buildElpSeries = (powers: Powers): Series => powers.map((terms) => toTurns(terms, 6));

/** Terms of ELP/MPP02 that are too small to affect a speed: a sin(p0 + p1 t); three numbers a term. */
export const buildSmallTermSeries = (powers: Powers): Series => powers.map((terms) => toTurns(terms, 3));

export const sumElp = (series: Series, t: number): Derivatives =>
  evaluatePolynomial(
    series.map((terms) => sumElpTerms(terms, t)),
    t,
  );

export const sumSmallTerms = (series: Series, t: number): number =>
  series.reduceRight((sum, terms) => sum * t + sumSmallTermsOfPower(terms, t), 0);

/** The terms that are large enough to affect a speed, and those that affect the position only. */
type VsopTerms = { withRate: Float64Array; withoutRate: Float64Array };

/**
 * Radians or astronomical units: a twentieth of an arcsecond or 30 km. Three of four terms are smaller; computing
 * them without a rate takes half the time.
 */
const MIN_AMPLITUDE_WITH_RATE = 2e-7;

/** VSOP87: a cos(b + c t), t in Julian millennia from J2000.0; three numbers a term. */
export const buildVsopSeries = (powers: Powers): readonly VsopTerms[] =>
  powers.map((terms) => {
    const hasRate = (index: number) => Math.abs(terms[index - (index % 3)]!) >= MIN_AMPLITUDE_WITH_RATE;
    const selectTerms = (isRated: boolean) =>
      toTurns(
        terms.filter((_, index) => hasRate(index) === isRated),
        3,
        1 / 4,
      );
    return { withRate: selectTerms(true), withoutRate: selectTerms(false) };
  });

/** Powers of time are combined by Horner's rule. */
export function sumVsop(series: readonly VsopTerms[], t: number): ValueAndRate {
  let value = 0;
  let rate = 0;
  for (let power = series.length - 1; power >= 0; power--) {
    const { withRate, withoutRate } = series[power]!;
    const terms = sumVsopTerms(withRate, t);
    rate = value + rate * t + terms.rate;
    value = value * t + terms.value + sumSmallTermsOfPower(withoutRate, t);
  }
  return { value, rate };
}

const toConstant = (value: number): Derivatives => ({ value, rate: 0, acceleration: 0, jerk: 0 });

/** Sums t^n times the n-th coefficient, which may itself depend on time, by Horner's rule. */
export function evaluatePolynomial(coefficients: readonly (Derivatives | number)[], t: number): Derivatives {
  return coefficients
    .map((each) => (typeof each === 'number' ? toConstant(each) : each))
    .reduceRight(
      (sum, each) => ({
        value: sum.value * t + each.value,
        rate: sum.value + sum.rate * t + each.rate,
        acceleration: 2 * sum.rate + sum.acceleration * t + each.acceleration,
        jerk: 3 * sum.acceleration + sum.jerk * t + each.jerk,
      }),
      toConstant(0),
    );
}

function sumVsopTerms(terms: Float64Array, t: number): ValueAndRate {
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
function sumElpTerms(terms: Float64Array, t: number): Derivatives {
  let value = 0;
  let rate = 0;
  let acceleration = 0;
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
    acceleration -= wave * speed * speed;
    jerk -= slope * speed * speed;
  }
  return { value, rate: rate * TURN, acceleration: acceleration * TURN ** 2, jerk: jerk * TURN ** 3 };
}

/**
 * Computes the sine of an angle in turns. The angle is reduced to a quarter turn around the nearest half turn, whose
 * parity gives the sign; Taylor's series is then accurate to 4e-14. Math.sin takes twice the time, because it has to
 * reduce radians first, and so does a reduction by comparisons, which the processor cannot predict. A quarter of the run
 * time of a chart is spent here.
 */
function computeSine(turns: number): number {
  const halfTurns = Math.floor(2 * turns + 0.5);
  const sign = 1 - 2 * (halfTurns & 1);
  const x = TURN * (turns - halfTurns / 2);
  const y = x * x;
  const tail =
    -1 / 39_916_800 + y * (1 / 6_227_020_800 + y * (-1 / 1_307_674_368_000 + y / 355_687_428_096_000));
  return sign * x * (1 + y * (-1 / 6 + y * (1 / 120 + y * (-1 / 5040 + y * (1 / 362_880 + y * tail)))));
}
