/** Reads the form that a browser without scripts sends: date in three fields, place as text. */
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Issue } from '#src/platform/http/errors.ts';
import type { MatchBirth, MatchRequest } from './contract.ts';
import { MATCH_ROLES, type MatchRole } from './contract-couple.ts';

const FIELDS = ['name', 'day', 'month', 'year', 'time', 'unknown', 'place', 'clock'] as const;
const MAX_FIELD_LENGTH = 120;

/** The fields of the form, by name; all others are ignored. */
export function readTypedFields(form: unknown): Record<string, string> {
  const fields = (form ?? {}) as Record<string, unknown>;
  const names = MATCH_ROLES.flatMap((role) => FIELDS.map((field) => `${role}-${field}`));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return typeof value === 'string' ? [[name, value.trim().slice(0, MAX_FIELD_LENGTH)]] : [];
    }),
  );
}

/** The request, and the errors of the places, which only this form has as texts. */
export function toMatchRequest(
  gazetteer: Gazetteer,
  typed: Record<string, string>,
): { request: MatchRequest; placeIssues: Issue[] } {
  const [groom, bride] = MATCH_ROLES.map((role) => toBirth(gazetteer, role, typed)) as [Typed, Typed];
  return {
    request: { groom: groom.birth, bride: bride.birth },
    placeIssues: [...groom.issues, ...bride.issues],
  };
}

type Typed = { birth: MatchBirth; issues: Issue[] };

function toBirth(gazetteer: Gazetteer, role: MatchRole, typed: Record<string, string>): Typed {
  const getField = (field: (typeof FIELDS)[number]) => typed[`${role}-${field}`] ?? '';
  const [year, month, day] = [getField('year'), getField('month'), getField('day')];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const place = findPlace(gazetteer, getField('place'));
  const time = getField('unknown') ? {} : { time: getField('time') };
  const clock = toClock(getField('clock'));
  if ('id' in place) return { birth: { date, ...time, placeId: place.id, ...clock }, issues: [] };
  return { birth: { date, ...time }, issues: [{ path: `${role}.place`, message: place.message }] };
}

/** The chosen clock: its offset in seconds. */
const toClock = (text: string): Pick<MatchBirth, 'utcOffsetSeconds'> =>
  /^-?\d{1,5}$/.test(text) ? { utcOffsetSeconds: Number(text) } : {};

/** Without the choice of a clock that was not in use at the time or place that has been entered since. */
export function dropUnknownClocks(
  typed: Record<string, string>,
  issues: readonly Issue[],
): Record<string, string> | undefined {
  const unknown = MATCH_ROLES.filter((role) =>
    issues.some(({ path }) => path === `${role}.utcOffsetSeconds`),
  ).map((role) => `${role}-clock`);
  if (unknown.length === 0) return undefined;
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !unknown.includes(name)));
}

function findPlace(gazetteer: Gazetteer, text: string): { id: string } | { message: string } {
  if (!text) return { message: 'Please give the place of birth.' };
  const found = gazetteer.match(text);
  if (found.kind === 'one') return { id: found.place.id };
  const hits = found.kind === 'several' ? found.places : gazetteer.search(text, MAX_CHOICES);
  // The text is a choice that an earlier error offered.
  const chosen = hits.find(({ label }) => label === text);
  if (chosen) return { id: chosen.id };
  const nothingFound = `We found no place called “${text}”.`;
  if (hits.length === 0) return { message: `${nothingFound} Try the nearest town.` };
  if (hits.length === 1)
    return {
      message: `${nothingFound} If you mean ${hits[0]!.label}, type it like this; or try the nearest town.`,
    };
  const choices = hits.slice(0, MAX_CHOICES).map(({ label }) => label);
  return { message: `“${text}” can mean several places. Type one of them in full: ${choices.join('; ')}.` };
}

const MAX_CHOICES = 4;
