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

type Change = { graha: Seven; here: Dignity; there: Dignity };

export function vargaStatements(reading: ReportContext, n: ReadVarga, signs: DivisionalSigns): Statement[] {
  const changes = SEVEN.map((graha) => changeOf(reading, graha, signs));
  const gain = best(changes.filter(gained), GAINS);
  const loss = best(changes.filter(lost), LOSSES);
  return [
    lordStatement(reading, n, signs),
    ...(gain ? [gainStatement(reading, n, gain, signs)] : []),
    ...(loss ? [lossStatement(reading, n, loss, signs)] : []),
    ...(gain || loss ? [] : [evenStatement(reading, n)]),
  ];
}

function lordStatement(reading: ReportContext, n: ReadVarga, { lagna, grahas }: DivisionalSigns): Statement {
  const { name, lords, seats } = textOf(n);
  const lord = lordOfSign(lagna) as Seven;
  const house = houseFrom(lagna, grahas[lord]);
  const where = house === 1 ? 'in that very sign' : `in the ${ordinal(house)} from it`;
  const because = `${signName(lagna)} rises in the ${name}, and ${grahaName(lord)}, its lord, is ${where}`;
  const keys = [`D${n}.lagna`, `D${n}.${lord}`];
  return createStatement(reading, `${lords[lord]} ${seats[seatOf(house)]}`, because, keys, sources.vargas);
}

export function seatOf(house: number): Seat {
  if (isAngle(house)) return 'angle';
  if (isTrine(house)) return 'trine';
  return isHidden(house) ? 'hidden' : 'plain';
}

function gainStatement(
  reading: ReportContext,
  n: ReadVarga,
  { graha, here }: Change,
  signs: DivisionalSigns,
): Statement {
  const { name, gains } = textOf(n);
  const sign = signName(signs.grahas[graha]);
  const birthSign = signName(reading.chart.grahas[graha].sign);
  const reached = here === 'exalted' ? `at its height in ${sign}` : `at home in ${sign}`;
  const because = `${grahaName(graha)}, in ${birthSign} at birth, is ${reached} in the ${name}`;
  return createStatement(reading, gains[graha], because, keysOf(n, graha));
}

function lossStatement(
  reading: ReportContext,
  n: ReadVarga,
  { graha, here }: Change,
  signs: DivisionalSigns,
): Statement {
  const { name, losses } = textOf(n);
  const sign = signName(signs.grahas[graha]);
  const because =
    here === 'debilitated'
      ? `the ${name} puts ${grahaName(graha)} in ${sign}, the sign of its fall`
      : `${grahaName(graha)} is strong in the birth chart, but ${sign}, its sign in the ${name}, belongs to no friend`;
  return createStatement(reading, losses[graha], because, keysOf(n, graha));
}

function evenStatement(reading: ReportContext, n: ReadVarga): Statement {
  const { name, even } = textOf(n);
  const because = `no graha reaches its height, its home or its fall in the ${name} that had not reached it at birth`;
  return createStatement(
    reading,
    even,
    because,
    SEVEN.map((graha) => `D${n}.${graha}`),
  );
}

const keysOf = (n: ReadVarga, graha: Seven) => [`D${n}.${graha}`, `${graha}.dignity`];
const textOf = (n: ReadVarga): VargaText => vargaTexts[n];

/** In a division there are no degrees: a sign of exaltation counts whole. */
function changeOf({ chart }: ReportContext, graha: Seven, { grahas }: DivisionalSigns): Change {
  return { graha, here: dignityOf(graha, grahas[graha], 0)!, there: chart.grahas[graha].dignity! };
}

const DIGNIFIED: readonly Dignity[] = ['exalted', 'moolatrikona', 'own'];
const LOW: readonly Dignity[] = ['debilitated', 'enemy'];
const GAINS: readonly Dignity[] = DIGNIFIED;
const LOSSES: readonly Dignity[] = LOW;

const gained = ({ here, there }: Change) => DIGNIFIED.includes(here) && !DIGNIFIED.includes(there);
const lost = ({ here, there }: Change) =>
  (here === 'debilitated' && there !== 'debilitated') || (here === 'enemy' && DIGNIFIED.includes(there));

const best = (changes: readonly Change[], order: readonly Dignity[]): Change | undefined =>
  changes.toSorted((a, b) => order.indexOf(a.here) - order.indexOf(b.here))[0];
