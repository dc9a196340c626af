/** Who is in a house and who looks upon it, weighed with its lord; and what ashtakavarga counts there. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { houseAspect } from '#src/reports/content/en/houses/house-aspects.ts';
import {
  houseOccupant,
  nodeOccupant,
  type OccupantComparison,
} from '#src/reports/content/en/houses/house-occupants.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { contrastPrefix, houseBindus } from '#src/reports/content/en/houses/house-bindus.ts';
import { emptyHouse } from '#src/reports/content/en/houses/empty-house.ts';
import { aspectingGrahas } from '#src/reports/content/en/life-areas/life-areas.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { requireAshtakavarga, findBindusExtremes } from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { rankByStrength } from '#src/reports/facts/graha-strength.ts';
import { formatGraha, formatList, formatOrdinal } from '#src/reports/text/phrases.ts';
import { isWellPlaced } from './house-lord-condition.ts';

/** A count of a house this far from the middle of 28 speaks clearly. */
const HIGH = 32;
const LOW = 24;

/** Nothing of a house in which its lord lives alone: that has been said. */
export function writeOccupantStatements(context: ReportContext, house: HouseNumber): Statement[] {
  const { chart } = context;
  const present = listOccupants(chart, house);
  if (present.length === 0) return [writeEmptyHouseStatement(context, house)];
  const guest = findStrongest(
    chart,
    present.filter((graha) => graha !== getHouseLord(chart, house)),
  );
  return guest ? [writeOccupantStatement(context, house, guest)] : [];
}

function writeEmptyHouseStatement(context: ReportContext, house: HouseNumber): Statement {
  const lord = getHouseLord(context.chart, house);
  const [well, how] = isWellPlaced(context.chart, lord)
    ? (['well', 'stands well'] as const)
    : (['busy', 'has to struggle'] as const);
  const seat = formatOrdinal(getHouse(context.chart, lord));
  const because = `no graha is in the ${formatOrdinal(house)} house, and ${formatGraha(lord)}, its lord, ${how} in the ${seat}`;
  return createStatement(context, emptyHouse[house][well], because, [
    `house.${house}`,
    ...listLordKeys(context, house),
  ]);
}

/** One guest speaks for all: the strongest of the seven, or else a node. */
const findStrongest = (chart: Chart, guests: readonly Graha[]): Graha | undefined =>
  rankByStrength(chart).find((graha) => guests.includes(graha)) ?? guests[0];

function writeOccupantStatement(context: ReportContext, house: HouseNumber, guest: Graha): Statement {
  const { chart } = context;
  const host = isWellPlaced(chart, getHouseLord(chart, house));
  const met = describeOccupant(chart, house, guest);
  const keys = [`${guest}.house`, ...listLordKeys(context, house)];
  if (!isClassicalGraha(guest)) {
    const text = nodeOccupant[guest as 'Rahu' | 'Ketu'][host ? 'host' : 'neither'];
    return createStatement(
      context,
      text,
      `${met}, and the host stands ${host ? 'well' : 'under strain'}`,
      keys,
    );
  }
  const weighing = compareOccupantAndLord(isWellPlaced(chart, guest), host);
  const because = `${met}; ${COMPARISON_PHRASES[weighing]}`;
  return createStatement(
    context,
    houseOccupant[guest][weighing],
    because,
    [...keys, `${guest}.dignity`],
    sources.dignity,
  );
}

function describeOccupant(chart: Chart, house: HouseNumber, guest: Graha): string {
  const lord = getHouseLord(chart, house);
  const seat = getHouse(chart, lord);
  const where = seat === house ? 'who is at home there' : `itself in the ${formatOrdinal(seat)}`;
  return `${formatGraha(guest)} is in your ${formatOrdinal(house)} house as the guest of ${formatGraha(lord)}, ${where}`;
}

const compareOccupantAndLord = (guest: boolean, host: boolean): OccupantComparison =>
  guest ? (host ? 'both' : 'guest') : host ? 'host' : 'neither';

const COMPARISON_PHRASES: Record<OccupantComparison, string> = {
  both: 'both of them stand well',
  guest: 'the guest stands well, the host does not',
  host: 'the host stands well, the guest does not',
  neither: 'neither of them stands well',
};

/** Jupiter is heard before Saturn, Saturn before Mars; the reason names all who look. */
export function writeAspectStatements(context: ReportContext, house: HouseNumber): Statement[] {
  const looking = aspectingGrahas.filter((graha) => hasAspect(context.chart, graha, house));
  const [first, ...rest] = looking;
  if (!first) return [];
  const from = formatOrdinal(getHouse(context.chart, first));
  const too = rest.length === 0 ? '' : `, and so ${rest.length > 1 ? 'do' : 'does'} ${formatList(rest)}`;
  const because = `${first} looks upon the ${formatOrdinal(house)} house from the ${from}${too}`;
  const keys = looking.map((graha) => `${graha}.aspects.${house}`);
  return [createStatement(context, houseAspect[house][first], because, keys, sources.aspect)];
}

/** Only where the count is far from the middle; a count against the lord says so. The most and the fewest are told in the chapter on strengths. */
export function writeBindusStatements(context: ReportContext, house: HouseNumber): Statement[] {
  const { chart } = context;
  const count = requireAshtakavarga(chart).sarvaByHouse[house - 1]!;
  const { best, worst } = findBindusExtremes(chart);
  if ((count > LOW && count < HIGH) || house === best || house === worst) return [];
  const side = count >= HIGH ? 'high' : 'low';
  const text = houseBindus[house][side];
  const because = `ashtakavarga gives your ${formatOrdinal(house)} house ${count} bindus, where 28 is the middle`;
  const keys = [`sarva.${house}`, ...listLordKeys(context, house)];
  if (isWellPlaced(chart, getHouseLord(chart, house)) === (side === 'high'))
    return [createStatement(context, text, because, [`sarva.${house}`], sources.ashtakavarga)];
  const turned = contrastPrefix[side] + text.charAt(0).toLowerCase() + text.slice(1);
  return [
    createStatement(
      context,
      turned,
      `${because}, though ${describeLord(chart, house)}`,
      keys,
      sources.ashtakavarga,
    ),
  ];
}

function describeLord(chart: Chart, house: HouseNumber): string {
  const lord = getHouseLord(chart, house);
  const how = isWellPlaced(chart, lord) ? 'stands well' : 'is under strain';
  return `${formatGraha(lord)}, its lord, ${how} in the ${formatOrdinal(getHouse(chart, lord))}`;
}

/** What says whether a lord stands well. */
function listLordKeys({ chart }: ReportContext, house: HouseNumber): string[] {
  const lord = getHouseLord(chart, house);
  return [`lord.${house}`, `${lord}.house`, `${lord}.dignity`];
}
