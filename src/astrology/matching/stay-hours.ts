/** The hours of a day at which something holds, from the stays of the Moon on the birth days of two people. */

/** Neighbouring stays with one value. `first` and `last` are indexes. */
export type StayGroup<T> = { value: T; first: number; last: number };

/**
 * Joins neighbouring stays.
 * @param values one for each stay of a day, in the order of time
 * @param combine the value of two neighbours together; null if they stay apart
 */
export function joinStays<T>(
  values: readonly T[],
  combine: (joined: T, next: T) => T | null,
): StayGroup<T>[] {
  const groups: StayGroup<T>[] = [];
  values.forEach((value, index) => {
    const group = groups.at(-1);
    const combined = group ? combine(group.value, value) : null;
    if (group && combined !== null) groups.splice(-1, 1, { ...group, value: combined, last: index });
    else groups.push({ value, first: index, last: index });
  });
  return groups;
}

/** For `joinStays`: neighbours with the same value are joined. */
export const combineEqual = <T extends string | number | boolean>(joined: T, next: T): T | null =>
  joined === next ? joined : null;

export type StaySpan = Pick<StayGroup<unknown>, 'first' | 'last'>;

/** It holds for a birth of the groom in one of his spans and a birth of the bride in one of hers. Null: at every hour. */
export type HourCondition = { groom: StaySpan[] | null; bride: StaySpan[] | null };

/**
 * Lists the alternatives under which something holds, by the hours of one person: of the two lists the shorter one. An hour that
 * makes no difference is null in all of them.
 * @param holds by the stay of the groom, then by that of the bride
 */
export function listHourConditions(holds: readonly (readonly boolean[])[]): HourCondition[] {
  const byGroom = groupRows(holds).map(({ own, other }) => ({ groom: own, bride: other }));
  const byBride = groupRows(exchangeRowsAndColumns(holds)).map(({ own, other }) => ({
    groom: other,
    bride: own,
  }));
  return byBride.length < byGroom.length ? byBride : byGroom;
}

export const exchangeRowsAndColumns = <T>(rows: readonly (readonly T[])[]): T[][] =>
  rows[0]!.map((_, column) => rows.map((row) => row[column]!));

/** The rows with the same columns belong together. */
function groupRows(rows: readonly (readonly boolean[])[]) {
  const patterns = rows.map((row) => row.join());
  return [...new Set(patterns)]
    .filter((pattern) => pattern.includes('true'))
    .map((pattern) => ({
      own: listSpans(patterns.map((other) => other === pattern)),
      other: listSpans(rows[patterns.indexOf(pattern)]!),
    }));
}

/** Null for the whole day. */
function listSpans(isIncluded: readonly boolean[]): StaySpan[] | null {
  if (isIncluded.every(Boolean)) return null;
  return joinStays(isIncluded, combineEqual)
    .filter(({ value }) => value)
    .map(({ first, last }) => ({ first, last }));
}
