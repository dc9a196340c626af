/** The part of a reason that names the lords of the running dashas; window-transits.ts writes the part on transits. */
import { content } from '#src/reports/content/content.ts';
import type { Chart } from '#src/astrology/contract.ts';
import {
  AGREEING_POINTS,
  type Matter,
  type Role,
  type Significator,
  type TimingFact,
} from '#src/astrology/contract-timing.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatGraha, formatLongDate } from '#src/reports/text/phrases.ts';
import { describeRun, findLongestRun, type MonthWithSegment } from './month-segments.ts';
import { formatMonths } from './window-months.ts';

/** Dates move with each minute of the birth time, so what decides the mark of a window is read without them. */
export type DateStyle = 'printed' | 'omitted';
/** `owner`: of the houses */
type PeriodStyle = { dates: DateStyle; owner: string };

/** Further roles of a lord say less, and a reason has to be short. */
const MAX_ROLES = 2;

type PeriodPart = { months: MonthWithSegment[]; facts: readonly TimingFact[] };

/** One sentence or two on the lords of the dashas that run in these months. */
export function describePeriods(
  { chart, isTimeKnown }: ReportContext,
  matter: Matter,
  months: readonly MonthWithSegment[],
  style: PeriodStyle,
): string[] {
  if (!isTimeKnown) return describePossibleMahas(matter, months, style);
  const parts = listParts(months);
  return parts.length > 1
    ? describeParts(parts, matter, style)
    : describeOnlyPart(chart, parts[0]!, matter, style);
}

/** Consecutive months of one antardasha; two that follow each other have different lords. */
function listParts(months: readonly MonthWithSegment[]): PeriodPart[] {
  const parts: PeriodPart[] = [];
  for (const month of months) {
    const part = parts.at(-1);
    if (part?.months[0]!.segment.antar === month.segment.antar) part.months.push(month);
    else parts.push({ months: [month], facts: month.segment.facts });
  }
  return parts;
}

/** More lords make the reason too long. */
const MAX_LORDS = 3;

/** Each antar lord that signifies the matter with its months; the maha lord if one of them agrees only through it. */
function describeParts(
  parts: readonly PeriodPart[],
  matter: Matter,
  { dates, owner }: PeriodStyle,
): string[] {
  const linked = parts.flatMap(({ facts, months }) => {
    const antar = findSignificator(facts, 'antar');
    return antar ? [{ antar, maha: findSignificator(facts, 'maha'), months }] : [];
  });
  const named = linked
    .toSorted((a, b) => b.antar.points - a.antar.points)
    .slice(0, MAX_LORDS)
    .toSorted((a, b) => linked.indexOf(a) - linked.indexOf(b));
  const maha = named.find(({ antar, maha }) => maha && isMahaNeeded(antar, maha))?.maha;
  const lords = named.map(({ antar, months }) => ({
    lord: formatGraha(antar.graha),
    roles: listRoles(antar, matter, owner, 1),
    months: dates === 'printed' ? formatMonths({ first: months[0]!, last: months.at(-1)! }) : '',
  }));
  const months = parts.flatMap((part) => part.months);
  return [
    ...(lords.length > 0 ? [content.timing.reasonTexts.antars(lords)] : []),
    ...(maha
      ? [
          content.timing.reasonTexts.maha(
            formatGraha(maha.graha),
            listRoles(maha, matter, owner),
            dates === 'printed' ? describeMonthsOf(maha, months) : '',
          ),
        ]
      : []),
  ];
}

function describeMonthsOf({ graha }: Significator, months: readonly MonthWithSegment[]): string {
  const run = findLongestRun(months.map(({ segment }) => segment.mahas.includes(graha)));
  return run ? describeRun(months, run) : '';
}

const findSignificator = (
  facts: readonly TimingFact[],
  searchedLevel: 'maha' | 'antar',
): Significator | undefined =>
  facts.flatMap((fact) =>
    fact.kind === 'period' && fact.level === searchedLevel ? [fact.significator] : [],
  )[0];

/** An antar lord with fewer points agrees only through the maha lord. */
const isMahaNeeded = (antar: Significator, maha: Significator): boolean =>
  antar.points < AGREEING_POINTS && antar.graha !== maha.graha;

function describeOnlyPart(
  chart: Chart,
  { facts, months }: PeriodPart,
  matter: Matter,
  { dates, owner }: PeriodStyle,
): string[] {
  const [antar, maha] = [findSignificator(facts, 'antar'), findSignificator(facts, 'maha')];
  const { from, to } = months[0]!.segment;
  const until =
    dates === 'printed' ? formatLongDate(findDashasAt(chart, formatIso((from + to) / 2)).antar.end) : '';
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

/** Without a birth time; nothing if one of the possible lords does not signify the matter. */
function describePossibleMahas(
  matter: Matter,
  months: readonly MonthWithSegment[],
  { owner }: PeriodStyle,
): string[] {
  const segments = months.map(({ segment }) => segment);
  const lords = [...new Set(segments.flatMap(({ mahas }) => mahas))];
  const significators = lords.flatMap(
    (lord) =>
      segments.flatMap(({ facts }) =>
        facts.flatMap((fact) =>
          fact.kind === 'period' && fact.significator.graha === lord ? [fact.significator] : [],
        ),
      )[0] ?? [],
  );
  if (significators.length < lords.length) return [];
  const mahas = significators.map((maha) => ({
    lord: formatGraha(maha.graha),
    roles: listRoles(maha, matter, owner),
  }));
  const { maha, mahasByHour, mahasInTurn } = content.timing.reasonTexts;
  if (mahas.length === 1) return [maha(mahas[0]!.lord, mahas[0]!.roles)];
  const isSame = segments.every((segment) => segment.mahas.join() === segments[0]!.mahas.join());
  return [(isSame ? mahasByHour : mahasInTurn)(mahas)];
}

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
