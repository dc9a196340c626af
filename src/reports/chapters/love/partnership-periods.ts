/** The sub-periods whose lords have charge of partnership: seasons to come, with dates. */
import type { Chart, DashaPeriod, Graha, MahaDasha } from '#src/astrology/contract.ts';
import { lordOf, lordOfSign, occupants } from '#src/astrology/houses.ts';
import { listUpcomingAntardashas, findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

export type Charge = { words: string; key?: string };
export type Season = { maha: MahaDasha; antar: DashaPeriod; charge: Charge; agrees: boolean };

const YEAR_MS = 365.25 * 86_400_000;
const YEARS_AHEAD = 15;
const MOST = 6;
/** Below this age no season is dated. */
const GROWN_AGE = 21;

/** Who has charge of partnership, the weightiest reason of each. */
export function chargesOf(chart: Chart): Map<Graha, Charge> {
  const inNavamsa = lordOfSign(((chart.lagna!.navamsaSign + 5) % 12) + 1);
  const all: [Graha, Charge][] = [
    [lordOf(chart, 7), { words: 'lord of the seventh house', key: 'lord.7' }],
    ...occupants(chart, 7).map((graha): [Graha, Charge] => [
      graha,
      { words: 'a guest of the seventh house', key: `${graha}.house` },
    ]),
    ['Venus', { words: 'significator of love' }],
    [inNavamsa, { words: 'lord of the seventh in the navamsha', key: 'lagna.navamsa' }],
  ];
  return new Map(all.toReversed());
}

/** The day of the twenty-first birthday, as ISO instant. */
export function grownOn({ birth }: ReportContext): string {
  const [year, month, day] = birth.date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + GROWN_AGE, month - 1, day)).toISOString();
}

/** The running one first, if it is one of them; at most six within fifteen years. None without an hour. */
export function seasonsOf(reading: ReportContext): Season[] {
  const { chart, now } = reading;
  if (!chart.lagna) return [];
  const from = [now, grownOn(reading)].toSorted().at(-1)!;
  const until = Date.parse(from) + YEARS_AHEAD * YEAR_MS;
  const charges = chargesOf(chart);
  return candidates(chart, from)
    .filter(({ antar }) => Date.parse(antar.start) < until)
    .flatMap(({ maha, antar }) => {
      const charge = charges.get(antar.lord);
      const agrees = maha.lord !== antar.lord && charges.has(maha.lord);
      return charge ? [{ maha, antar, charge, agrees }] : [];
    })
    .slice(0, MOST);
}

function candidates(chart: Chart, from: string): { maha: MahaDasha; antar: DashaPeriod }[] {
  const { maha, antar, over } = findDashasAt(chart, from);
  return over ? [] : [{ maha, antar }, ...listUpcomingAntardashas(chart, from)];
}
