/** Periods of a birth whose hour is unknown: between which days each may begin, and which may be running. */
import type { Graha, MoonRange } from '#src/astrology/contract.ts';
import { grahaName, listed, nakshatraName } from '#src/reports/text/phrases.ts';
import { mahaNature, RULES } from './content/en.ts';
import type { DashaRange, Said } from './contract.ts';

export function dashaRange({ stays, dashas }: MoonRange, now: string): DashaRange {
  const orders = dashas.map(({ lord, periods }) => ({
    stars: [
      ...new Set(stays.filter((stay) => stay.lord === lord).map((stay) => nakshatraName(stay.nakshatra))),
    ],
    periods,
  }));
  const possible = [...new Set(orders.flatMap(({ periods }) => mayRun(periods, now)))];
  return {
    kind: 'ranges',
    possible,
    said: saying(
      possible,
      orders.flatMap(({ stars }) => stars),
    ),
    orders,
  };
}

/** From its earliest beginning to the latest beginning of the one after. */
function mayRun(periods: DashaRange['orders'][number]['periods'], now: string): Graha[] {
  const at = Date.parse(now);
  return periods
    .filter(({ earliest }, i) => {
      const after = periods[i + 1]?.latest;
      return Date.parse(earliest) <= at && (after === undefined || at < Date.parse(after));
    })
    .map(({ lord }) => lord);
}

function saying(possible: Graha[], stars: string[]): Said {
  const [only, ...others] = possible;
  const names = listed(possible.map(grahaName)).replace(' and ', ' or ');
  const because = `the Moon stood in ${listed(stars)} on that day, and the periods are counted from its exact place`;
  const text =
    only && others.length === 0
      ? `Whatever your hour, the great period today is that of ${grahaName(only)}. ${mahaNature[only]}`
      : `Today the great period is that of ${names}: the hour of your birth decides which.`;
  return { text, because, rule: RULES.day };
}
