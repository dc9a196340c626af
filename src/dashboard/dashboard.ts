/** One member's page: their own sky, today's, their last orders and what to do next. */
import type { MemberRow } from '#src/accounts/members.ts';
import { computeSky } from '#src/astrology/sky.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { needs } from './content/en.ts';
import type { DashboardAnswer } from './contract.ts';
import { knownBirth, type KnownBirth, type NeededBirth } from './resolve-birth.ts';
import { ownSky } from './personal-section.ts';
import { panchangLines } from './panchang-lines.ts';
import { readShopFacts } from './order-facts.ts';
import { whatNext, type BirthFacts } from './next-steps.ts';

type Deps = { db: Database; clock: Clock; gazetteer: Gazetteer };

export async function readDashboard(
  { db, clock, gazetteer }: Deps,
  member: MemberRow,
): Promise<DashboardAnswer> {
  const now = clock.now();
  const at = now.toISOString();
  const known = knownBirth({ gazetteer, clock }, member);
  const facts = await readShopFacts(db, member.id, now);
  const sky = computeSky(now);
  return {
    success: true,
    now: at,
    chartStyle: member.chart_style,
    ...(known.kind === 'known' ? { own: ownSky(known, at) } : {}),
    sky,
    panchang: panchangLines(sky.chart),
    orders: facts.orders.slice(0, 3),
    next: whatNext({ ...facts, ...birthFacts(known, member), now: at }),
  };
}

const birthFacts = (known: KnownBirth | NeededBirth, { place_of_birth: place }: MemberRow): BirthFacts =>
  known.kind === 'known'
    ? { hourKnown: known.birth.timeKind !== 'unknown' }
    : { need: needs[known.reason](place ?? '') };
