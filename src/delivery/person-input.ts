import { computeChart } from '#src/astrology/chart.ts';
import type { Conventions } from '#src/astrology/contract.ts';
import { computeSensitivity } from '#src/astrology/sensitivity.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { describeBirth } from '#src/places/clock/clock-labels.ts';
import type { ReportInput } from '#src/reports/write-report.ts';
import { toBirthMoment } from './birth-moment.ts';

export type PersonInput = Pick<ReportInput, 'birth' | 'birthText' | 'chart' | 'sensitivity'>;

/** What a report needs to know of one person. */
export function computePerson(birth: ResolvedBirth, conventions?: Conventions): PersonInput {
  const moment = toBirthMoment(birth);
  const chart = computeChart(moment, conventions);
  return {
    birth,
    birthText: describeBirth(birth),
    chart,
    ...(moment.isTimeKnown ? { sensitivity: computeSensitivity(moment, chart) } : {}),
  };
}
