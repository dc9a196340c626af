/** The maha dasha and antardasha at an instant. */
import type { Chart, DashaPeriod, MahaDasha } from '#src/astrology/contract.ts';

/** After the 120 years of the cycle `over` is true and the last periods are returned. */
export function findDashasAt(
  chart: Chart,
  now: string,
): { maha: MahaDasha; antar: DashaPeriod; over: boolean } {
  const maha = findRunning(chart.vimshottari, now) ?? chart.vimshottari.at(-1)!;
  const antar = findRunning(maha.antar, now) ?? maha.antar.at(-1)!;
  return { maha, antar, over: Date.parse(now) >= Date.parse(chart.vimshottari.at(-1)!.end) };
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

const findRunning = <T extends DashaPeriod>(periods: readonly T[], now: string): T | undefined =>
  periods.find(({ start, end }) => Date.parse(start) <= Date.parse(now) && Date.parse(now) < Date.parse(end));
