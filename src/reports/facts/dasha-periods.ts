/** The mahadasha and antardasha at an instant. */
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

/** The antardashas that begin after an instant, in order, each with its mahadasha. */
export const listUpcomingAntardashas = (
  chart: Chart,
  now: string,
): { maha: MahaDasha; antar: DashaPeriod }[] => {
  const nowMs = Date.parse(now);
  return chart.vimshottari
    .filter(({ end }) => Date.parse(end) > nowMs)
    .flatMap((maha) => maha.antar.map((antar) => ({ maha, antar })))
    .filter(({ antar }) => Date.parse(antar.start) > nowMs);
};

export function listUpcomingMahaDashas(chart: Chart, now: string): MahaDasha[] {
  const nowMs = Date.parse(now);
  return chart.vimshottari.filter(({ start }) => Date.parse(start) > nowMs);
}

/** The periods follow each other without a gap, so that the first that has not ended is the current one if it has begun. */
function findCurrentPeriod<T extends DashaPeriod>(periods: readonly T[], now: string): T | undefined {
  const nowMs = Date.parse(now);
  const period = periods.find(({ end }) => nowMs < Date.parse(end));
  return period && Date.parse(period.start) <= nowMs ? period : undefined;
}
