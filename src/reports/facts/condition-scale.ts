/** The one scale on which the condition of a graha is stated throughout a report. */
export type Condition = 'strong' | 'fair' | 'weak';

/** The weight of a condition where several grahas are compared. */
export const CONDITION_POINTS = { strong: 1, fair: 0, weak: -1 } as const satisfies Record<Condition, number>;
