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
  WindowPart,
} from '#src/astrology/contract-timing.ts';
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatGraha, formatLongDate } from '#src/reports/text/phrases.ts';
import { getEarlierInstant, getLaterInstant } from '#src/reports/year/year-months.ts';
import { formatMonthSpan, hasMonth } from './window-months.ts';

/** Further roles of a lord say less, and a reason has to be short. */
const MAX_ROLES = 2;

/** An antar lord with fewer points agrees only through the maha lord. */
const AGREEING_POINTS = 4;

/** Dates move with each minute of the birth time, so what decides the mark of a window is read without them. */
export type DateStyle = 'printed' | 'omitted';
/** `owner`: of the houses, in a report on two people; the reader by default */
export type ReasonStyle = { dates?: DateStyle; owner?: string };

export function describeWindowReason(
  context: ReportContext,
  matter: Matter,
  window: TimingWindow,
  style: ReasonStyle = {},
): string {
  return getOrCreate(
    getKnownTexts(isDecidedByFacts(window, style) ? window.facts : window),
    [matter, style.dates, style.owner].join(),
    () => content.grammar.joinSentences(listWindowReasons(context, matter, window, style)),
  );
}

/** The charts of nearby births share the facts of their windows. Dates, and the parts of a window, differ between them. */
const isDecidedByFacts = ({ parts }: TimingWindow, { dates }: ReasonStyle): boolean =>
  dates === 'omitted' && parts.length < 2;

/** The marks read the same reasons many times: by the texts of the language, then by window or facts. */
const knownTexts = new WeakMap<object, WeakMap<TimingWindow | readonly TimingFact[], Map<string, string>>>();

const getKnownTexts = (source: TimingWindow | readonly TimingFact[]): Map<string, string> =>
  getOrCreate(
    getOrCreate(
      knownTexts,
      content.timing.reasonTexts,
      () => new WeakMap<TimingWindow | readonly TimingFact[], Map<string, string>>(),
    ),
    source,
    () => new Map<string, string>(),
  );

/** Whether both windows are printed with the same reason. Reasons that differ without dates differ with them. */
export function hasSameReason(
  context: ReportContext,
  matter: Matter,
  window: TimingWindow,
  other: TimingWindow,
): boolean {
  const isSame = (style: ReasonStyle) =>
    describeWindowReason(context, matter, window, style) ===
    describeWindowReason(context, matter, other, style);
  return isSame({ dates: 'omitted' }) && isSame({});
}

/**
 * What decides the mark of a statement about a window, the same on all pages: grade and reason, and whether the window still
 * shares days with the printed one. Its first and its last month move with each minute of the birth time.
 */
export const readWindow = (
  context: ReportContext,
  matter: Matter,
  window: TimingWindow,
  printed: TimingWindow | undefined,
): string => {
  const isSameTime = printed !== undefined && window.from < printed.to && printed.from < window.to;
  return `${window.grade} ${isSameTime} ${describeWindowReason(context, matter, window, { dates: 'omitted' })}`;
};

/** One sentence or two on the lords of the period, then one or two on the transits, without capital letters and full stops. */
export const listWindowReasons = (
  context: ReportContext,
  matter: Matter,
  window: TimingWindow,
  style: ReasonStyle = {},
): string[] => [...describePeriods(context, matter, window, style), ...describeTransits(window.facts)];

function describePeriods(
  context: ReportContext,
  matter: Matter,
  window: TimingWindow,
  { dates = 'printed', owner = content.timing.reader }: ReasonStyle,
): string[] {
  const parts = listPrintedParts(window);
  const style = { dates, owner };
  return parts.length > 1
    ? describeParts(parts, matter, style)
    : describeBestPart(context, matter, window, style);
}

/** The parts to which at least one of the printed months belongs. */
const listPrintedParts = ({ from, to, parts }: TimingWindow): WindowPart[] =>
  parts
    .map((part) => ({
      ...part,
      from: getLaterInstant(part.from, from),
      to: getEarlierInstant(part.to, to),
    }))
    .filter((part) => part.from < part.to && hasMonth(part.from, part.to));

/** More lords make the reason too long. */
const MAX_LORDS = 3;

/** Each antar lord that signifies the matter with its months; the maha lord if one of them agrees only through it. */
function describeParts(
  parts: readonly WindowPart[],
  matter: Matter,
  { dates, owner }: Required<ReasonStyle>,
): string[] {
  const linked = parts.flatMap(({ facts, from, to }) => {
    const antar = findSignificator(facts, 'antar');
    return antar ? [{ antar, maha: findSignificator(facts, 'maha'), from, to }] : [];
  });
  const named = linked
    .toSorted((a, b) => b.antar.points - a.antar.points)
    .slice(0, MAX_LORDS)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const maha = named.find(({ antar, maha }) => maha && isMahaNeeded(antar, maha))?.maha;
  const lords = named.map(({ antar, from, to }) => ({
    lord: formatGraha(antar.graha),
    roles: listRoles(antar, matter, owner, 1),
    months: dates === 'printed' ? formatMonthSpan(from, to) : '',
  }));
  return [
    ...(lords.length > 0 ? [content.timing.reasonTexts.antars(lords)] : []),
    ...(maha
      ? [content.timing.reasonTexts.maha(formatGraha(maha.graha), listRoles(maha, matter, owner))]
      : []),
  ];
}

const findSignificator = (
  facts: readonly TimingFact[],
  searchedLevel: 'maha' | 'antar',
): Significator | undefined =>
  facts.flatMap((fact) =>
    fact.kind === 'period' && fact.level === searchedLevel ? [fact.significator] : [],
  )[0];

const isMahaNeeded = (antar: Significator, maha: Significator): boolean =>
  antar.points < AGREEING_POINTS && antar.graha !== maha.graha;

function describeBestPart(
  { chart }: ReportContext,
  matter: Matter,
  window: TimingWindow,
  { dates, owner }: Required<ReasonStyle>,
): string[] {
  const periods = window.facts.filter((fact) => fact.kind === 'period');
  const antar = findSignificator(periods, 'antar');
  const mahas = periods.flatMap(({ level, significator }) => (level === 'maha' ? [significator] : []));
  if (!antar && mahas.length > 1) return [describeMahasByHour(mahas, matter, owner)];
  const [maha] = mahas;
  const middle = new Date((Date.parse(window.best.from) + Date.parse(window.best.to)) / 2).toISOString();
  const until = dates === 'printed' ? formatLongDate(findDashasAt(chart, middle).antar.end) : '';
  const antarText =
    antar &&
    content.timing.reasonTexts.antar(formatGraha(antar.graha), listRoles(antar, matter, owner), until);
  const isMahaNamed = maha && (!antar || isMahaNeeded(antar, maha));
  return [
    ...(antarText ? [antarText] : []),
    ...(isMahaNamed
      ? [content.timing.reasonTexts.maha(formatGraha(maha.graha), listRoles(maha, matter, owner))]
      : []),
  ];
}

const describeMahasByHour = (mahas: readonly Significator[], matter: Matter, owner: string): string =>
  content.timing.reasonTexts.mahasByHour(
    mahas.map((maha) => ({ lord: formatGraha(maha.graha), roles: listRoles(maha, matter, owner) })),
  );

/** The order of roles in a sentence: after "acting for Saturn, lord of its sign" a further role would seem to be that of Saturn. */
const ROLE_ORDER: readonly Role['kind'][] = ['rules', 'occupies', 'joins', 'aspects', 'karaka', 'acts-for'];

/** The strongest kinds of roles, each with all of its houses. */
function listRoles({ roles }: Significator, matter: Matter, owner: string, count = MAX_ROLES): string[] {
  const kinds = [...new Set(roles.toSorted((a, b) => b.points - a.points).map(({ kind }) => kind))];
  return kinds
    .slice(0, count)
    .toSorted((a, b) => ROLE_ORDER.indexOf(a) - ROLE_ORDER.indexOf(b))
    .map((kind) => describeRoles(roles, kind, matter, owner));
}

function describeRoles(roles: readonly Role[], kind: Role['kind'], matter: Matter, owner: string): string {
  if (kind === 'karaka') return content.timing.roleTexts.karaka[matter];
  const actingFor = roles.find((role) => role.kind === 'acts-for');
  if (kind === 'acts-for') return content.timing.roleTexts.actsFor(formatGraha(actingFor!.graha));
  const houses = roles.flatMap((role) => (role.kind === kind ? [role.house] : []));
  return content.timing.roleTexts[kind](houses, owner);
}

type TransitFact = Extract<TimingFact, { kind: 'transit' }>;

const knownTransits = new WeakMap<object, WeakMap<readonly TimingFact[], string[]>>();

const describeTransits = (facts: readonly TimingFact[]): string[] =>
  getOrCreate(
    getOrCreate(
      knownTransits,
      content.timing.reasonTexts,
      () => new WeakMap<readonly TimingFact[], string[]>(),
    ),
    facts,
    () => writeTransits(facts),
  );

/** Equal influences from the lagna and from the Moon are one sentence. */
function writeTransits(facts: readonly TimingFact[]): string[] {
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
