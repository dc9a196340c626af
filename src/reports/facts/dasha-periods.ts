/** The maha dasha and antardasha at an instant. */
import type { Chart, DashaPeriod, MahaDasha } from '#src/astrology/contract.ts';

/** `isOver`: the 120 years of the cycle are over, and the periods are its last ones. */
export function findDashasAt(
  chart: Chart,
  now: string,
): { maha: MahaDasha; antar: DashaPeriod; isOver: boolean } {
  const maha = findCurrentPeriod(chart.vimshottari, now) ?? chart.vimshottari.at(-1)!;
  const antar = findCurrentPeriod(maha.antar, now) ?? maha.antar.at(-1)!;
  return { maha, antar, isOver: Date.parse(now) >= Date.parse(chart.vimshottari.at(-1)!.end) };
}

/** The sub-periods that begin after an instant, in order, each with its maha dasha. */
export const listUpcomingAntardashas = (
  chart: Chart,
  now: string,
): { maha: MahaDasha; antar: DashaPeriod }[] =>
  chart.vimshottari
    .flatMap((maha) => maha.antar.map((antar) => ({ maha, antar })))
    .filter(({ antar }) => Date.parse(antar.start) > Date.parse(now));

export const listUpcomingMahaDashas = (chart: Chart, now: string): MahaDasha[] =>
  chart.vimshottari.filter(({ start }) => Date.parse(start) > Date.parse(now));

const findCurrentPeriod = <T extends DashaPeriod>(periods: readonly T[], now: string): T | undefined =>
  periods.find(({ start, end }) => Date.parse(start) <= Date.parse(now) && Date.parse(now) < Date.parse(end));
