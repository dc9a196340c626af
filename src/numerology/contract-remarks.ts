/** The steps of a calculation that are no sums, in English: for the calculators of the site and for English reports. */
import type { Remark, WorkingStep } from './contract-numbers.ts';

export function describeRemark(remark: Remark): string {
  switch (remark.kind) {
    case 'master':
      return `${remark.value} is a master number and is kept`;
    case 'day':
      return `the day ${remark.day} itself`;
    case 'remainder':
      return remark.remainder === 0
        ? `${remark.sum} divided by 9 leaves nothing, which counts as 9`
        : `${remark.sum} divided by 9 leaves ${remark.remainder}`;
    case 'centre':
      return `5 becomes ${remark.value}`;
    case 'uncounted':
      return `${remark.letters}: letters of other scripts are not counted`;
  }
}

export const describeSteps = (steps: readonly WorkingStep[]): string[] =>
  steps.map((step) => (typeof step === 'string' ? step : describeRemark(step)));
