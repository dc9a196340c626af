/** Two or three statements on one divided chart, each with its reason. */
import { SEVEN, type Seven } from '#src/astrology/contract-names.ts';
import type { Dignity } from '#src/astrology/contract.ts';
import { dignityOf } from '#src/astrology/dignity.ts';
import { isAngle, isHidden, isTrine, lordOfSign } from '#src/astrology/houses.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import {
  type ReadVarga,
  type Seat,
  type VargaText,
  vargaTexts,
} from '#src/reports/content/en/divisional-charts/divisional-charts.ts';
import type { DivisionalSigns } from '#src/reports/facts/divisional-facts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';

type DignityChange = { graha: Seven; here: Dignity; there: Dignity };

export function writeDivisionalStatements(
  context: ReportContext,
  n: ReadVarga,
  signs: DivisionalSigns,
): Statement[] {
  const changes = SEVEN.map((graha) => compareDignity(context, graha, signs));
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
  n: ReadVarga,
  { lagna, grahas }: DivisionalSigns,
): Statement {
  const { name, lords, seats } = getTexts(n);
  const lord = lordOfSign(lagna) as Seven;
  const house = houseFrom(lagna, grahas[lord]);
  const where = house === 1 ? 'in that very sign' : `in the ${ordinal(house)} from it`;
  const because = `${signName(lagna)} rises in the ${name}, and ${grahaName(lord)}, its lord, is ${where}`;
  const keys = [`D${n}.lagna`, `D${n}.${lord}`];
  return createStatement(
    context,
    `${lords[lord]} ${seats[classifyHouse(house)]}`,
    because,
    keys,
    sources.vargas,
  );
}

export function classifyHouse(house: number): Seat {
  if (isAngle(house)) return 'angle';
  if (isTrine(house)) return 'trine';
  return isHidden(house) ? 'hidden' : 'plain';
}

function writeGainStatement(
  context: ReportContext,
  n: ReadVarga,
  { graha, here }: DignityChange,
  signs: DivisionalSigns,
): Statement {
  const { name, gains } = getTexts(n);
  const sign = signName(signs.grahas[graha]);
  const birthSign = signName(context.chart.grahas[graha].sign);
  const reached = here === 'exalted' ? `at its height in ${sign}` : `at home in ${sign}`;
  const because = `${grahaName(graha)}, in ${birthSign} at birth, is ${reached} in the ${name}`;
  return createStatement(context, gains[graha], because, listKeys(n, graha));
}

function writeLossStatement(
  context: ReportContext,
  n: ReadVarga,
  { graha, here }: DignityChange,
  signs: DivisionalSigns,
): Statement {
  const { name, losses } = getTexts(n);
  const sign = signName(signs.grahas[graha]);
  const because =
    here === 'debilitated'
      ? `the ${name} puts ${grahaName(graha)} in ${sign}, the sign of its fall`
      : `${grahaName(graha)} is strong in the birth chart, but ${sign}, its sign in the ${name}, belongs to no friend`;
  return createStatement(context, losses[graha], because, listKeys(n, graha));
}

function writeNoChangeStatement(context: ReportContext, n: ReadVarga): Statement {
  const { name, even } = getTexts(n);
  const because = `no graha reaches its height, its home or its fall in the ${name} that had not reached it at birth`;
  return createStatement(
    context,
    even,
    because,
    SEVEN.map((graha) => `D${n}.${graha}`),
  );
}

const listKeys = (n: ReadVarga, graha: Seven) => [`D${n}.${graha}`, `${graha}.dignity`];
const getTexts = (n: ReadVarga): VargaText => vargaTexts[n];

/** In a division there are no degrees: a sign of exaltation counts whole. */
function compareDignity({ chart }: ReportContext, graha: Seven, { grahas }: DivisionalSigns): DignityChange {
  return { graha, here: dignityOf(graha, grahas[graha], 0)!, there: chart.grahas[graha].dignity! };
}

const DIGNIFIED: readonly Dignity[] = ['exalted', 'moolatrikona', 'own'];
const LOW: readonly Dignity[] = ['debilitated', 'enemy'];
const GAINS: readonly Dignity[] = DIGNIFIED;
const LOSSES: readonly Dignity[] = LOW;

const isGain = ({ here, there }: DignityChange) => DIGNIFIED.includes(here) && !DIGNIFIED.includes(there);
const isLoss = ({ here, there }: DignityChange) =>
  (here === 'debilitated' && there !== 'debilitated') || (here === 'enemy' && DIGNIFIED.includes(there));

const findBest = (changes: readonly DignityChange[], order: readonly Dignity[]): DignityChange | undefined =>
  changes.toSorted((a, b) => order.indexOf(a.here) - order.indexOf(b.here))[0];
