/** Why a window is favoured, in words: the lords of the period, then the transits. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type {
  Matter,
  HouseOrigin,
  Role,
  Significator,
  TimingFact,
  TimingWindow,
} from '#src/astrology/contract-timing.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatGraha, formatLongDate } from '#src/reports/text/phrases.ts';

/** Further roles of a lord say less, and a reason has to be short. */
const MAX_ROLES = 2;

/** An antar lord with fewer points agrees only through the maha lord. */
const AGREEING_POINTS = 4;

type FormatDate = (instant: string) => string;

export const describeWindowReason = (
  context: ReportContext,
  matter: Matter,
  window: TimingWindow,
  formatDate?: FormatDate,
): string => content.grammar.joinSentences(listWindowReasons(context, matter, window, formatDate));

/** One sentence or two on the lords of the period, then one or two on the transits, without capital letters and full stops. */
export const listWindowReasons = (
  context: ReportContext,
  matter: Matter,
  window: TimingWindow,
  formatDate: FormatDate = formatLongDate,
): string[] => [...describePeriods(context, matter, window, formatDate), ...describeTransits(window.facts)];

function describePeriods(
  { chart }: ReportContext,
  matter: Matter,
  window: TimingWindow,
  formatDate: FormatDate,
): string[] {
  const periods = window.facts.filter((fact) => fact.kind === 'period');
  const antar = periods.find(({ level }) => level === 'antar')?.significator;
  const mahas = periods.flatMap(({ level, significator }) => (level === 'maha' ? [significator] : []));
  if (!antar && mahas.length > 1) return [describeMahasByHour(mahas, matter)];
  const [maha] = mahas;
  const middle = new Date((Date.parse(window.best.from) + Date.parse(window.best.to)) / 2).toISOString();
  const until = formatDate(findDashasAt(chart, middle).antar.end);
  const antarText =
    antar && content.timing.reasonTexts.antar(formatGraha(antar.graha), listRoles(antar, matter), until);
  const isMahaNamed = maha && (!antar || (antar.points < AGREEING_POINTS && antar.graha !== maha.graha));
  return [
    ...(antarText ? [antarText] : []),
    ...(isMahaNamed
      ? [content.timing.reasonTexts.maha(formatGraha(maha.graha), listRoles(maha, matter))]
      : []),
  ];
}

const describeMahasByHour = (mahas: readonly Significator[], matter: Matter): string =>
  content.timing.reasonTexts.mahasByHour(
    mahas.map((maha) => ({ lord: formatGraha(maha.graha), roles: listRoles(maha, matter) })),
  );

/** The order of roles in a sentence: after "acting for Saturn, lord of its sign" a further role would seem to be that of Saturn. */
const ROLE_ORDER: readonly Role['kind'][] = ['rules', 'occupies', 'joins', 'aspects', 'karaka', 'acts-for'];

/** The strongest kinds of roles, each with all of its houses. */
function listRoles({ roles }: Significator, matter: Matter): string[] {
  const kinds = [...new Set(roles.toSorted((a, b) => b.points - a.points).map(({ kind }) => kind))];
  return kinds
    .slice(0, MAX_ROLES)
    .toSorted((a, b) => ROLE_ORDER.indexOf(a) - ROLE_ORDER.indexOf(b))
    .map((kind) => describeRoles(roles, kind, matter));
}

function describeRoles(roles: readonly Role[], kind: Role['kind'], matter: Matter): string {
  if (kind === 'karaka') return content.timing.roleTexts.karaka[matter];
  const actingFor = roles.find((role) => role.kind === 'acts-for');
  if (kind === 'acts-for') return content.timing.roleTexts.actsFor(formatGraha(actingFor!.graha));
  return content.timing.roleTexts[kind](roles.flatMap((role) => (role.kind === kind ? [role.house] : [])));
}

type TransitFact = Extract<TimingFact, { kind: 'transit' }>;

/** Equal influences from the lagna and from the Moon are one sentence. */
function describeTransits(facts: readonly TimingFact[]): string[] {
  const transits = facts.filter((fact) => fact.kind === 'transit');
  const [fromLagna, fromMoon] = (['lagna', 'Moon'] as const).map((origin) =>
    describeInfluences(transits, origin),
  ) as [string[], string[]];
  const { lagna, Moon } = content.timing.reasonTexts.origins;
  if (fromLagna.length > 0 && fromLagna.join() === fromMoon.join())
    return [content.timing.reasonTexts.transits([lagna, Moon], fromLagna)];
  return [
    ...(fromLagna.length > 0 ? [content.timing.reasonTexts.transits([lagna], fromLagna)] : []),
    ...(fromMoon.length > 0 ? [content.timing.reasonTexts.transits([Moon], fromMoon)] : []),
  ];
}

function describeInfluences(transits: readonly TransitFact[], origin: HouseOrigin): string[] {
  const facts = (['Jupiter', 'Saturn'] as const).flatMap(
    (graha) => findStrongest(transits, graha, origin) ?? [],
  );
  const groups = Object.values(Object.groupBy(facts, ({ target, how }) => `${target} ${how}`));
  return groups.map((group) => describeInfluence(group!));
}

/** An influence on the house itself is stronger than one on its lord. */
function findStrongest(
  facts: readonly TransitFact[],
  graha: Graha,
  origin: HouseOrigin,
): TransitFact | undefined {
  const ofGraha = facts.filter((fact) => fact.graha === graha && fact.origin === origin);
  return ofGraha.find(({ target }) => target === 'house') ?? ofGraha[0];
}

/** The lord is named by its house, since "its lord" could be that of a graha. */
function describeInfluence(facts: readonly TransitFact[]): string {
  const { target, how, house } = facts[0]!;
  const grahas = facts.map(({ graha }) => formatGraha(graha));
  if (target === 'house') return content.timing.reasonTexts[how](grahas, house);
  const { isWithLordOf, aspectsLordOf } = content.timing.reasonTexts;
  return how === 'occupies' ? isWithLordOf(grahas, house) : aspectsLordOf(grahas, house);
}
