/** The transits of Jupiter and Saturn that support a time, in words. */
import type { HouseOrigin, TimingFact } from '#src/astrology/contract-timing.ts';
import { content } from '#src/reports/content/content.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { describeRun, findLongestRun, type MonthWithSegment, type Run } from './month-segments.ts';

type TransitFact = Extract<TimingFact, { kind: 'transit' }>;

/** `held`: for each month whether the influence holds in it */
type Influence = { fact: TransitFact; held: boolean[] };

type Style = { hasMonths: boolean };

/** Equal influences from the lagna and from the Moon are one sentence. */
export function describeTransits(months: readonly MonthWithSegment[], style: Style): string[] {
  const [fromLagna, fromMoon] = (['lagna', 'Moon'] as const).map((origin) =>
    describeInfluences(months, origin, style),
  ) as [string[], string[]];
  const { lagna, Moon } = content.timing.reasonTexts.origins;
  if (fromLagna.length > 0 && fromLagna.join() === fromMoon.join())
    return [content.timing.reasonTexts.transits([lagna, Moon], fromLagna)];
  return [
    ...(fromLagna.length > 0 ? [content.timing.reasonTexts.transits([lagna], fromLagna)] : []),
    ...(fromMoon.length > 0 ? [content.timing.reasonTexts.transits([Moon], fromMoon)] : []),
  ];
}

function describeInfluences(
  months: readonly MonthWithSegment[],
  origin: HouseOrigin,
  { hasMonths }: Style,
): string[] {
  const claims = (['Jupiter', 'Saturn'] as const).flatMap((graha) => {
    const claim = chooseClaim(listInfluences(months, graha, origin));
    return claim && hasMinimumShare(claim.run, months.length)
      ? [{ ...claim, graha, months: hasMonths ? describeRun(months, claim.run) : '' }]
      : [];
  });
  const groups = Object.values(
    Object.groupBy(
      claims,
      (claim) => `${claim.facts.map(({ target, how }) => `${target} ${how}`).join()} ${claim.months}`,
    ),
  );
  return groups.map((group) =>
    content.timing.reasonTexts.influence(
      group!.map(({ graha }) => formatGraha(graha)),
      group![0]!.facts,
      group![0]!.months,
    ),
  );
}

/** A run shorter than a quarter of the window says little about it. */
const MIN_SHARE = 1 / 4;

const hasMinimumShare = ({ first, last }: Run, monthCount: number): boolean =>
  last - first + 1 >= monthCount * MIN_SHARE;

function listInfluences(
  months: readonly MonthWithSegment[],
  graha: TransitFact['graha'],
  origin: HouseOrigin,
): Influence[] {
  const influences = new Map<string, Influence>();
  for (const [i, { segment }] of months.entries())
    for (const fact of segment.facts) {
      if (fact.kind !== 'transit' || fact.graha !== graha || fact.origin !== origin) continue;
      const key = `${fact.target} ${fact.how}`;
      const influence = influences.get(key) ?? { fact, held: months.map(() => false) };
      influence.held[i] = true;
      influences.set(key, influence);
    }
  return [...influences.values()];
}

/** In each month of the run at least one of the facts holds. */
type Claim = { run: Run; facts: TransitFact[] };

/** The longest run of months with an influence. Chosen greedily: first the influence with most of the months still missing. */
function chooseClaim(influences: readonly Influence[]): Claim | undefined {
  const run = findLongestRun(
    (influences[0]?.held ?? []).map((_, i) => influences.some(({ held }) => held[i])),
  );
  if (!run) return undefined;
  const facts: TransitFact[] = [];
  let missing = Array.from({ length: run.last - run.first + 1 }, (_, i) => run.first + i);
  while (missing.length > 0) {
    const { fact, held } = findInfluenceOfMostMonths(influences, missing);
    facts.push(fact);
    missing = missing.filter((month) => !held[month]);
  }
  return { run, facts };
}

/** The influence that holds in most of the months; of equal ones that on the house, which is stronger than one on its lord. */
function findInfluenceOfMostMonths(influences: readonly Influence[], months: readonly number[]): Influence {
  const countMonths = ({ held }: Influence) => months.filter((month) => held[month]).length;
  const isOnHouse = ({ fact }: Influence) => Number(fact.target === 'house');
  return influences.toSorted((a, b) => countMonths(b) - countMonths(a) || isOnHouse(b) - isOnHouse(a))[0]!;
}
