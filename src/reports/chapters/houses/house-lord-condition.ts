/** The condition of the lord of a house, by its dignity and, where that says the opposite, by the house it is in. */
import { content } from '#src/reports/content/content.ts';
import { listConditionKeys, describeCondition } from '#src/reports/text/condition-phrases.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, isDusthana, getHouseLord } from '#src/astrology/houses.ts';
import type { LordCondition } from '#src/reports/content/en/houses/house-lord-condition.ts';
import type { AreaHouse } from '#src/reports/content/en/houses/house-lord.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isDignified, getCondition, judgeCondition } from '#src/reports/facts/graha-condition.ts';
import { formatGraha, formatOrdinal } from '#src/reports/text/phrases.ts';

/** `ownTexts` replaces texts of the house. */
export function writeLordConditionStatement(
  context: ReportContext,
  house: AreaHouse,
  ownTexts: Partial<Record<LordCondition, string>> = {},
): Statement {
  const lord = getHouseLord(context.chart, house);
  const condition = getLordCondition(context.chart, house);
  const keys = [`lord.${house}`, ...listConditionKeys(context.chart, lord, house)];
  const source =
    condition === 'dusthana' && isDusthana(house)
      ? content.common.sources.hiddenLords
      : content.common.sources.dignity;
  return createStatement(
    context,
    ownTexts[condition] ?? content.houses.houseLordCondition[house][condition],
    describeLordCondition(context.chart, house),
    keys,
    source,
  );
}

/**
 * The key of the text. A dignified lord that is not strong: `hidden` in a dusthana, `neutral` elsewhere. A lord in its fall or
 * in the sign of an enemy that is not weak: `held` if a fact supports it, otherwise `neutral`. Any other weak lord: `enemy`. Otherwise the dignity.
 */
function getLordCondition(chart: Chart, house: number): LordCondition {
  const lord = getHouseLord(chart, house);
  const lordHouse = getHouse(chart, lord);
  const dignity = chart.grahas[lord].dignity!;
  const condition = getCondition(chart, lord, house);
  if (isDignified(dignity) && condition !== 'strong')
    return isDusthana(lordHouse) && lordHouse !== house ? 'dusthana' : 'neutral';
  if (dignity === 'enemy' || dignity === 'debilitated') {
    if (condition === 'weak') return dignity;
    return isSupported(chart, lord, house) ? 'held' : 'neutral';
  }
  return condition === 'weak' ? 'enemy' : dignity;
}

/** Whether the text on the condition speaks for the house or against it. */
export const getToneOfLord = (chart: Chart, house: number): -1 | 0 | 1 =>
  TONES[getLordCondition(chart, house)] ?? 0;

const TONES: Partial<Record<LordCondition, -1 | 1>> = {
  exalted: 1,
  moolatrikona: 1,
  own: 1,
  friendly: 1,
  enemy: -1,
  debilitated: -1,
};

/** Some fact besides the sign speaks for the lord. A fall that is not weak is cancelled, or has such a fact. */
const isSupported = (chart: Chart, lord: Graha, house: number): boolean =>
  chart.grahas[lord].dignity === 'debilitated' ||
  judgeCondition(chart, lord, house).facts.some(({ points }) => points > 0);

function describeLordCondition(chart: Chart, house: number): string {
  const lord = getHouseLord(chart, house);
  return content.houses.houseReasons.lordCondition(
    formatGraha(lord),
    formatOrdinal(house),
    describeCondition(chart, lord, house),
  );
}
