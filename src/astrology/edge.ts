/** Finding the moment at which something in the sky changes. */

const PRECISION_DAYS = 0.5 / 86_400;

/** `same` is true at `inside` and false at `outside`; the moment between them, days, to half a second. */
export function edge(same: (ut: number) => boolean, inside: number, outside: number): number {
  let [yes, no] = [inside, outside];
  while (Math.abs(no - yes) > PRECISION_DAYS) {
    const middle = (yes + no) / 2;
    if (same(middle)) yes = middle;
    else no = middle;
  }
  return (yes + no) / 2;
}
