/** Finds the panchang of an address: town and date, or why there is none. */
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import { computePanchang } from './compute-panchang.ts';
import type { PanchangPage, PanchangTown, PanchangView } from './contract.ts';
import { getLocalDate, isPanchangDate } from './dates.ts';
import { listTowns, suggestTowns, toTown } from './towns.ts';

const INDIAN_ZONE = 'Asia/Kolkata';

/** `town`: slug, absent for the list of towns. `date`: YYYY-MM-DD, absent for today in the town. */
export type PanchangAddress = { town?: string; date?: string };

/** `zone`: of the town, of India without one */
export function findPanchangPage(
  gazetteer: Gazetteer,
  { town: slug, date }: PanchangAddress,
  now: Date,
): { page: PanchangPage; zone: string } {
  if (slug === undefined) return { page: { kind: 'towns', towns: listTowns(gazetteer) }, zone: INDIAN_ZONE };
  const place = gazetteer.findBySlug(slug);
  if (!place)
    return { page: { kind: 'town-unknown', suggestions: suggestTowns(gazetteer, slug) }, zone: INDIAN_ZONE };
  const { zone } = place;
  const town = toTown(gazetteer, place);
  const wantedDate = date ?? getLocalDate(now, zone);
  if (!isPanchangDate(wantedDate)) return { page: { kind: 'date-unknown', town }, zone };
  return { page: { kind: 'panchang', panchang: computePanchang(place, town, wantedDate, now) }, zone };
}

/** @throws HttpError 404 town-unknown with suggestions, or date-unknown */
export function requirePanchang(
  gazetteer: Gazetteer,
  address: Required<Pick<PanchangAddress, 'town'>> & PanchangAddress,
  now: Date,
): PanchangView {
  const { page } = findPanchangPage(gazetteer, address, now);
  if (page.kind === 'panchang') return page.panchang;
  throw page.kind === 'town-unknown' ? createTownError(page.suggestions) : createDateError();
}

export const createTownError = (suggestions: PanchangTown[]): HttpError =>
  new HttpError(404, 'town-unknown', 'We do not know this town. Try the nearest larger one.', undefined, {
    suggestions,
  });

const createDateError = (): HttpError =>
  new HttpError(404, 'date-unknown', 'We compute panchangs from 1800 to 2100.');
