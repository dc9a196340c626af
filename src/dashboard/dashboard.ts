/** Reads the dashboard of a member: chart and transits, current positions, latest orders and next steps. */
import { getConventions, type MemberRow } from '#src/accounts/members.ts';
import { computeSky } from '#src/astrology/current-positions.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { missingBirthTexts } from './content/en.ts';
import type { DashboardResponse, PersonalSection } from './contract.ts';
import { listNextSteps, type BirthFacts } from './next-steps.ts';
import { readOrderFacts } from './order-facts.ts';
import { listPanchang } from './panchang.ts';
import { computePersonalSection } from './personal-section.ts';
import { replaceSignNamesInTexts } from './sign-names.ts';
import { resolveMemberBirth, type KnownBirth, type MissingBirth } from './resolve-birth.ts';

type Deps = { db: Database; clock: Clock; gazetteer: Gazetteer };

export async function readDashboard(
  { db, clock, gazetteer }: Deps,
  member: MemberRow,
): Promise<DashboardResponse> {
  const now = clock.now();
  const nowIso = now.toISOString();
  const resolution = resolveMemberBirth({ gazetteer, clock }, member);
  const facts = await readOrderFacts(db, member.id, now);
  const sky = computeSky(now);
  return {
    success: true,
    now: nowIso,
    chartStyle: member.chart_style,
    signVocabulary: member.sign_vocabulary,
    ...(resolution.kind === 'known' ? { personal: createPersonalSection(resolution, member, nowIso) } : {}),
    sky,
    panchang: listPanchang(sky.chart),
    orders: facts.orders.slice(0, 3),
    nextSteps: listNextSteps({ ...facts, ...toBirthFacts(resolution, member), now: nowIso }),
  };
}

function createPersonalSection(birth: KnownBirth, member: MemberRow, now: string): PersonalSection {
  const personal = computePersonalSection(birth, getConventions(member), now);
  return replaceSignNamesInTexts(personal, member.sign_vocabulary);
}

const toBirthFacts = (
  resolution: KnownBirth | MissingBirth,
  { place_of_birth: place }: MemberRow,
): BirthFacts =>
  resolution.kind === 'known'
    ? { isBirthTimeKnown: resolution.birth.timeKind !== 'unknown' }
    : { missingBirthText: missingBirthTexts[resolution.reason](place ?? '') };
