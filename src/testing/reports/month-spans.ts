/** Reads spans of months as the reports print them. A month is a number: the months from January of year 0. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Feb to Jun 2027", "Dec 2027 to Feb 2028", "Feb 2027" */
export function parseMonthSpan(text: string): number[] {
  const ends = text.split(' to ').map((part) => part.trim().split(/\s/));
  const year = Number(ends.at(-1)![1]);
  const [first, last] = [ends[0]!, ends.at(-1)!].map(
    ([name, ownYear]) => Number(ownYear ?? year) * 12 + MONTHS.indexOf(name!.slice(0, 3)),
  ) as [number, number];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
