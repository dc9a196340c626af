/** Two or three statements on one divisional chart. */
import { content } from '#src/reports/content/content.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Dignity } from '#src/astrology/contract.ts';
import { getDignity } from '#src/astrology/dignity.ts';
import { isAngle, isDusthana, isTrine, getSignLord } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import type {
  DescribedVarga,
  HouseClass,
  DivisionalText,
} from '#src/reports/content/en/divisional-charts/divisional-charts.ts';
import type { FactReader } from '#src/reports/facts/derived-facts.ts';
import { getDivisionalSigns, type DivisionalSigns } from '#src/reports/facts/divisional-facts.ts';
import { getAgeAt, RETIREMENT_AGE } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import { isDignified } from '#src/reports/facts/graha-condition.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';

type DignityChange = { graha: ClassicalGraha; inVarga: Dignity; atBirth: Dignity };

export function writeDivisionalStatements(
  context: TimeKnownContext,
  varga: DescribedVarga,
  signs: DivisionalSigns,
): Statement[] {
  const { gain, loss } = chooseChanges(context, signs);
  return [
    writeLordStatement(context, varga, signs),
    ...(gain ? [writeGainStatement(context, varga, gain, signs)] : []),
    ...(loss ? [writeLossStatement(context, varga, loss, signs)] : []),
    ...(gain || loss ? [] : [writeNoChangeStatement(context, varga)]),
  ];
}

function writeLordStatement(
  context: TimeKnownContext,
  varga: DescribedVarga,
  { lagna, grahas }: DivisionalSigns,
): Statement {
  const { name, lords, lordByHouseClass } = getDivisionalTexts(context, varga);
  const lord = getSignLord(lagna) as ClassicalGraha;
  const house = countHouse(lagna, grahas[lord]);
  const because = content.divisionalCharts.divisionalReasons.lord(
    getSignName(lagna),
    name,
    formatGraha(lord),
    house === 1 ? null : formatOrdinal(house),
  );
  const keys = [`D${varga}.lagna`, `D${varga}.${lord}`];
  return createStatement(
    context,
    `${lords[lord]} ${lordByHouseClass[classifyHouse(house)]}`,
    because,
    keys,
    content.common.sources.vargas,
  );
}

function classifyHouse(house: number): HouseClass {
  if (isAngle(house)) return 'angle';
  if (isTrine(house)) return 'trine';
  return isDusthana(house) ? 'dusthana' : 'other';
}

function writeGainStatement(
  context: TimeKnownContext,
  varga: DescribedVarga,
  { graha, inVarga }: DignityChange,
  signs: DivisionalSigns,
): Statement {
  const { name, gains } = getDivisionalTexts(context, varga);
  const sign = getSignName(signs.grahas[graha]);
  const birthSign = getSignName(context.chart.grahas[graha].sign);
  const writeGain =
    inVarga === 'exalted'
      ? content.divisionalCharts.divisionalReasons.exalted
      : content.divisionalCharts.divisionalReasons.own;
  const because = writeGain(formatGraha(graha), birthSign, sign, name);
  return createStatement(context, gains[graha], because, [...listKeys(varga, graha), readChosenGain(varga)]);
}

function writeLossStatement(
  context: TimeKnownContext,
  varga: DescribedVarga,
  { graha, inVarga }: DignityChange,
  signs: DivisionalSigns,
): Statement {
  const { name, losses } = getDivisionalTexts(context, varga);
  const sign = getSignName(signs.grahas[graha]);
  const because =
    inVarga === 'debilitated'
      ? content.divisionalCharts.divisionalReasons.debilitated(formatGraha(graha), sign, name)
      : content.divisionalCharts.divisionalReasons.enemy(formatGraha(graha), sign, name);
  return createStatement(context, losses[graha], because, [...listKeys(varga, graha), readChosenLoss(varga)]);
}

function writeNoChangeStatement(context: TimeKnownContext, varga: DescribedVarga): Statement {
  const { name, noChange } = getDivisionalTexts(context, varga);
  const because = content.divisionalCharts.divisionalReasons.noChange(name);
  return createStatement(
    context,
    noChange,
    because,
    CLASSICAL_GRAHAS.map((graha) => `D${varga}.${graha}`),
  );
}

const listKeys = (varga: DescribedVarga, graha: ClassicalGraha) => [`D${varga}.${graha}`, `${graha}.dignity`];
/** Readers of sixty or more have no post to which the D10 could refer. */
export function getDivisionalTexts(context: ReportContext, varga: DescribedVarga): DivisionalText {
  const { divisionalTexts, d10AfterSixty } = content.divisionalCharts;
  const isAfterSixty = getAgeAt(context, context.now) >= RETIREMENT_AGE;
  return varga === 10 && isAfterSixty ? d10AfterSixty : divisionalTexts[varga];
}

const readChosenGain =
  (varga: DescribedVarga): FactReader<TimeKnownContext> =>
  (context) =>
    chooseChanges(context, getDivisionalSigns(context.chart, varga)).gain?.graha ?? null;

const readChosenLoss =
  (varga: DescribedVarga): FactReader<TimeKnownContext> =>
  (context) =>
    chooseChanges(context, getDivisionalSigns(context.chart, varga)).loss?.graha ?? null;

/** The best of the gains and the worst of the losses. */
function chooseChanges(
  context: TimeKnownContext,
  signs: DivisionalSigns,
): { gain: DignityChange | undefined; loss: DignityChange | undefined } {
  const changes = CLASSICAL_GRAHAS.map((graha) => compareDignity(context, graha, signs));
  return {
    gain: chooseChange(changes.filter(isGain), GAINS),
    loss: chooseChange(changes.filter(isLoss), LOSSES),
  };
}

/** A divisional chart has no degrees, so the exaltation and moolatrikona of a graha hold in the whole sign. */
function compareDignity(
  { chart }: TimeKnownContext,
  graha: ClassicalGraha,
  { grahas }: DivisionalSigns,
): DignityChange {
  return { graha, inVarga: getDignity(graha, grahas[graha], 0)!, atBirth: chart.grahas[graha].dignity! };
}

/** Best first. */
const GAINS: readonly Dignity[] = ['exalted', 'moolatrikona', 'own'];
/** Worst first. */
const LOSSES: readonly Dignity[] = ['debilitated', 'enemy'];

const isGain = ({ inVarga, atBirth }: DignityChange) => isDignified(inVarga) && !isDignified(atBirth);
const isLoss = ({ inVarga, atBirth }: DignityChange) =>
  (inVarga === 'debilitated' && atBirth !== 'debilitated') || (inVarga === 'enemy' && isDignified(atBirth));

/** @param order of preference, by the dignity in the divisional chart */
const chooseChange = (
  changes: readonly DignityChange[],
  order: readonly Dignity[],
): DignityChange | undefined =>
  changes.toSorted((a, b) => order.indexOf(a.inVarga) - order.indexOf(b.inVarga))[0];
