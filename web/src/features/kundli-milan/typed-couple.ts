/** Reads the fields of the form by their names, as typed before hydration or sent without scripts. */
import { MATCH_ROLES, type MatchRole } from '#src/kundli-milan/contract-couple.ts';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';

/** Empty fields are left out. */
export function readTypedCouple(typed: Record<string, string>): Record<MatchRole, Partial<BirthFormValues>> {
  const [groom, bride] = MATCH_ROLES.map((role) => readTypedBirth(role, typed));
  return { groom: groom!, bride: bride! };
}

const TEXT_FIELDS = ['name', 'day', 'month', 'year', 'time'] as const;

function readTypedBirth(role: MatchRole, typed: Record<string, string>): Partial<BirthFormValues> {
  const texts = TEXT_FIELDS.flatMap((field) => {
    const value = typed[`${role}-${field}`];
    return value ? [[field, value] as const] : [];
  });
  const place = typed[`${role}-place`];
  const clock = typed[`${role}-clock`];
  return {
    ...Object.fromEntries(texts),
    ...(typed[`${role}-unknown`] && { timeKind: 'unknown' as const }),
    ...(place && { place: { text: place } }),
    ...(clock && { utcOffsetSeconds: Number(clock) }),
  };
}
