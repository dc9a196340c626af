/** Two or three statements on one divisional chart. */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Dignity } from '#src/astrology/contract.ts';
import { getDignity } from '#src/astrology/dignity.ts';
import { isAngle, isDusthana, isTrine, getSignLord } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import {
  type DescribedVarga,
  type HouseClass,
  type DivisionalText,
  divisionalTexts,
} from '#src/reports/content/en/divisional-charts/divisional-charts.ts';
import type { DivisionalSigns } from '#src/reports/facts/divisional-facts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { isDignified } from '#src/reports/facts/graha-condition.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';

type DignityChange = { graha: ClassicalGraha; here: Dignity; there: Dignity };

export function writeDivisionalStatements(
  context: ReportContext,
  n: DescribedVarga,
  signs: DivisionalSigns,
): Statement[] {
  const changes = CLASSICAL_GRAHAS.map((graha) => compareDignity(context, graha, signs));
  const gain = findBest(changes.filter(isGain), GAINS);
  const loss = findBest(changes.filter(isLoss), LOSSES);
  return [
    writeLordStatement(context, n, signs),
    ...(gain ? [writeGainStatement(context, n, gain, signs)] : []),
    ...(loss ? [writeLossStatement(context, n, loss, signs)] : []),
    ...(gain || loss ? [] : [writeNoChangeStatement(context, n)]),
  ];
}

function writeLordStatement(
  context: ReportContext,
  n: DescribedVarga,
  { lagna, grahas }: DivisionalSigns,
): Statement {
  const { name, lords, lordByHouseClass } = getTexts(n);
  const lord = getSignLord(lagna) as ClassicalGraha;
  const house = countHouse(lagna, grahas[lord]);
  const lordPlace = house === 1 ? 'in that very sign' : `in the ${formatOrdinal(house)} from it`;
  const because = `${getSignName(lagna)} rises in the ${name}, and ${formatGraha(lord)}, its lord, is ${lordPlace}`;
  const keys = [`D${n}.lagna`, `D${n}.${lord}`];
  return createStatement(
    context,
    `${lords[lord]} ${lordByHouseClass[classifyHouse(house)]}`,
    because,
    keys,
    sources.vargas,
  );
}

function classifyHouse(house: number): HouseClass {
  if (isAngle(house)) return 'angle';
  if (isTrine(house)) return 'trine';
  return isDusthana(house) ? 'hidden' : 'other';
}

function writeGainStatement(
  context: ReportContext,
  n: DescribedVarga,
  { graha, here }: DignityChange,
  signs: DivisionalSigns,
): Statement {
  const { name, gains } = getTexts(n);
  const sign = getSignName(signs.grahas[graha]);
  const birthSign = getSignName(context.chart.grahas[graha].sign);
  const placement = here === 'exalted' ? `at its height in ${sign}` : `at home in ${sign}`;
  const because = `${formatGraha(graha)}, in ${birthSign} at birth, is ${placement} in the ${name}`;
  return createStatement(context, gains[graha], because, listKeys(n, graha));
}

function writeLossStatement(
  context: ReportContext,
  n: DescribedVarga,
  { graha, here }: DignityChange,
  signs: DivisionalSigns,
): Statement {
  const { name, losses } = getTexts(n);
  const sign = getSignName(signs.grahas[graha]);
  const because =
    here === 'debilitated'
      ? `the ${name} puts ${formatGraha(graha)} in ${sign}, the sign of its fall`
      : `${formatGraha(graha)} is strong in the birth chart, but ${sign}, its sign in the ${name}, belongs to no friend`;
  return createStatement(context, losses[graha], because, listKeys(n, graha));
}

function writeNoChangeStatement(context: ReportContext, n: DescribedVarga): Statement {
  const { name, noChange } = getTexts(n);
  const because = `no graha reaches its height, its home or its fall in the ${name} that had not reached it at birth`;
  return createStatement(
    context,
    noChange,
    because,
    CLASSICAL_GRAHAS.map((graha) => `D${n}.${graha}`),
  );
}

const listKeys = (n: DescribedVarga, graha: ClassicalGraha) => [`D${n}.${graha}`, `${graha}.dignity`];
const getTexts = (n: DescribedVarga): DivisionalText => divisionalTexts[n];

/** A divisional chart has no degrees, so a graha is exalted in the whole sign. */
function compareDignity(
  { chart }: ReportContext,
  graha: ClassicalGraha,
  { grahas }: DivisionalSigns,
): DignityChange {
  return { graha, here: getDignity(graha, grahas[graha], 0)!, there: chart.grahas[graha].dignity! };
}

/** Best first. */
const GAINS: readonly Dignity[] = ['exalted', 'moolatrikona', 'own'];
/** Worst first. */
const LOSSES: readonly Dignity[] = ['debilitated', 'enemy'];

const isGain = ({ here, there }: DignityChange) => isDignified(here) && !isDignified(there);
const isLoss = ({ here, there }: DignityChange) =>
  (here === 'debilitated' && there !== 'debilitated') || (here === 'enemy' && isDignified(there));

const findBest = (changes: readonly DignityChange[], order: readonly Dignity[]): DignityChange | undefined =>
  changes.toSorted((a, b) => order.indexOf(a.here) - order.indexOf(b.here))[0];
