/** Periods of the Vimshottari on a given date: `antar-on.2027-02-15`, `pratyantar-on.2027-02-15`. */
import type { Chart, DashaPeriod } from '#src/astrology/contract.ts';
import { listSubPeriods } from '#src/astrology/dashas/vimshottari.ts';

const DATED_PERIOD_KINDS = ['antar-on', 'pratyantar-on'] as const;
export type DatedPeriodKind = (typeof DATED_PERIOD_KINDS)[number];
export const isDatedPeriodKind = (word: string): word is DatedPeriodKind =>
  (DATED_PERIOD_KINDS as readonly string[]).includes(word);

export type NestedPeriod = DashaPeriod & { parent: DashaPeriod };

/** The antardashas between two instants, each with its mahadasha. */
export function listAntardashas(chart: Chart, from: string, to: string): NestedPeriod[] {
  const isInRange = createOverlapCheck(from, to);
  return chart.vimshottari
    .filter(isInRange)
    .flatMap((maha) => maha.antar.filter(isInRange).map((antar) => ({ ...antar, parent: maha })));
}

/** The pratyantardashas between two instants, each with its antardasha. */
export const listPratyantardashas = (chart: Chart, from: string, to: string): NestedPeriod[] =>
  listAntardashas(chart, from, to)
    .flatMap((antar) => listSubPeriods(antar).map((pratyantar) => ({ ...pratyantar, parent: antar })))
    .filter(createOverlapCheck(from, to));

/** @throws after the 120 years of the cycle */
export function findPeriodOn(chart: Chart, kind: DatedPeriodKind, date: string): DashaPeriod {
  const [from, to] = [toNoon(date), `${date}T12:00:01Z`];
  const [period] =
    kind === 'antar-on' ? listAntardashas(chart, from, to) : listPratyantardashas(chart, from, to);
  if (!period) throw new Error(`No period runs on ${date}.`);
  return period;
}

export const toNoon = (date: string): string => `${date}T12:00:00Z`;

/** The date (UTC) in the middle of a period. */
export const findMiddleDate = ({ start, end }: Pick<DashaPeriod, 'start' | 'end'>): string =>
  new Date((Date.parse(start) + Date.parse(end)) / 2).toISOString().slice(0, 10);

function createOverlapCheck(from: string, to: string): (period: DashaPeriod) => boolean {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  return ({ start, end }) => Date.parse(start) < toMs && Date.parse(end) > fromMs;
}
