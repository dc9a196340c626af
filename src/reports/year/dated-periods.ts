/** Periods of the Vimshottari on a given date: `antar-on.2027-02-15`, `pratyantar-on.2027-02-15`. */
import type { Chart, DashaPeriod } from '#src/astrology/contract.ts';
import { subPeriods } from '#src/astrology/vimshottari.ts';

export const DATED = ['antar-on', 'pratyantar-on'] as const;
export type Dated = (typeof DATED)[number];
export const isDated = (word: string): word is Dated => (DATED as readonly string[]).includes(word);

export type Placed = DashaPeriod & { under: DashaPeriod };

/** The antardashas that touch a span of time, each with its maha dasha. */
export const antarsIn = (chart: Chart, from: string, to: string): Placed[] =>
  chart.vimshottari
    .filter((maha) => touches(maha, from, to))
    .flatMap((maha) => maha.antar.map((antar) => ({ ...antar, under: maha })))
    .filter((antar) => touches(antar, from, to));

/** The pratyantardashas that touch it, each with its antardasha. */
export const pratyantarsIn = (chart: Chart, from: string, to: string): Placed[] =>
  antarsIn(chart, from, to)
    .flatMap((antar) => subPeriods(antar).map((part) => ({ ...part, under: antar })))
    .filter((part) => touches(part, from, to));

/** @throws when the hundred and twenty years are over */
export function periodOn(chart: Chart, kind: Dated, date: string): DashaPeriod {
  const [from, to] = [noonOf(date), `${date}T12:00:01Z`];
  const [found] = kind === 'antar-on' ? antarsIn(chart, from, to) : pratyantarsIn(chart, from, to);
  if (!found) throw new Error(`No period runs on ${date}.`);
  return found;
}

export const noonOf = (date: string): string => `${date}T12:00:00Z`;

/** The middle of a period, as a date for its fact. */
export const middleDate = ({ start, end }: Pick<DashaPeriod, 'start' | 'end'>): string =>
  new Date((Date.parse(start) + Date.parse(end)) / 2).toISOString().slice(0, 10);

const touches = ({ start, end }: DashaPeriod, from: string, to: string): boolean =>
  Date.parse(start) < Date.parse(to) && Date.parse(end) > Date.parse(from);
