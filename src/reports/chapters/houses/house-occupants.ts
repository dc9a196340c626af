/** Who is in a house and who looks upon it, weighed with its lord; and what ashtakavarga counts there. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { aspects, houseOf, lordOf, occupants } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { houseAspect } from '#src/reports/content/en/houses/house-aspects.ts';
import { houseGuest, nodeGuest, type Weighing } from '#src/reports/content/en/houses/house-occupants.ts';
import type { ReadHouse } from '#src/reports/content/en/houses/house-lord.ts';
import { against, housePoints } from '#src/reports/content/en/houses/house-bindus.ts';
import { houseQuiet } from '#src/reports/content/en/houses/empty-house.ts';
import { watchers } from '#src/reports/content/en/life-areas/life-areas.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { requireAshtakavarga, findBindusExtremes } from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isSeven, rankByStrength } from '#src/reports/facts/graha-strength.ts';
import { grahaName, listed, ordinal } from '#src/reports/text/phrases.ts';
import { isWellPlaced } from './house-lord-condition.ts';

/** A count of a house this far from the middle of 28 speaks clearly. */
const HIGH = 32;
const LOW = 24;

/** Nothing of a house in which its lord lives alone: that has been said. */
export function writeOccupantStatements(context: ReportContext, house: ReadHouse): Statement[] {
  const { chart } = context;
  const present = occupants(chart, house);
  if (present.length === 0) return [writeEmptyHouseStatement(context, house)];
  const guest = findStrongest(
    chart,
    present.filter((graha) => graha !== lordOf(chart, house)),
  );
  return guest ? [writeOccupantStatement(context, house, guest)] : [];
}

function writeEmptyHouseStatement(context: ReportContext, house: ReadHouse): Statement {
  const lord = lordOf(context.chart, house);
  const [well, how] = isWellPlaced(context.chart, lord)
    ? (['well', 'stands well'] as const)
    : (['busy', 'has to struggle'] as const);
  const seat = ordinal(houseOf(context.chart, lord));
  const because = `no graha is in the ${ordinal(house)} house, and ${grahaName(lord)}, its lord, ${how} in the ${seat}`;
  return createStatement(context, houseQuiet[house][well], because, [
    `house.${house}`,
    ...listLordKeys(context, house),
  ]);
}

/** One guest speaks for all: the strongest of the seven, or else a node. */
const findStrongest = (chart: Chart, guests: readonly Graha[]): Graha | undefined =>
  rankByStrength(chart).find((graha) => guests.includes(graha)) ?? guests[0];

function writeOccupantStatement(context: ReportContext, house: ReadHouse, guest: Graha): Statement {
  const { chart } = context;
  const host = isWellPlaced(chart, lordOf(chart, house));
  const met = describeOccupant(chart, house, guest);
  const keys = [`${guest}.house`, ...listLordKeys(context, house)];
  if (!isSeven(guest)) {
    const text = nodeGuest[guest as 'Rahu' | 'Ketu'][host ? 'host' : 'neither'];
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
    houseGuest[guest][weighing],
    because,
    [...keys, `${guest}.dignity`],
    sources.dignity,
  );
}

function describeOccupant(chart: Chart, house: ReadHouse, guest: Graha): string {
  const lord = lordOf(chart, house);
  const seat = houseOf(chart, lord);
  const where = seat === house ? 'who is at home there' : `itself in the ${ordinal(seat)}`;
  return `${grahaName(guest)} is in your ${ordinal(house)} house as the guest of ${grahaName(lord)}, ${where}`;
}

const compareOccupantAndLord = (guest: boolean, host: boolean): Weighing =>
  guest ? (host ? 'both' : 'guest') : host ? 'host' : 'neither';

const COMPARISON_PHRASES: Record<Weighing, string> = {
  both: 'both of them stand well',
  guest: 'the guest stands well, the host does not',
  host: 'the host stands well, the guest does not',
  neither: 'neither of them stands well',
};

/** Jupiter is heard before Saturn, Saturn before Mars; the reason names all who look. */
export function writeAspectStatements(context: ReportContext, house: ReadHouse): Statement[] {
  const looking = watchers.filter((graha) => aspects(context.chart, graha, house));
  const [first, ...rest] = looking;
  if (!first) return [];
  const from = ordinal(houseOf(context.chart, first));
  const too = rest.length === 0 ? '' : `, and so ${rest.length > 1 ? 'do' : 'does'} ${listed(rest)}`;
  const because = `${first} looks upon the ${ordinal(house)} house from the ${from}${too}`;
  const keys = looking.map((graha) => `${graha}.aspects.${house}`);
  return [createStatement(context, houseAspect[house][first], because, keys, sources.aspect)];
}

/** Only where the count is far from the middle; a count against the lord says so. The most and the fewest are told in the chapter on strengths. */
export function writeBindusStatements(context: ReportContext, house: ReadHouse): Statement[] {
  const { chart } = context;
  const count = requireAshtakavarga(chart).sarvaByHouse[house - 1]!;
  const { best, worst } = findBindusExtremes(chart);
  if ((count > LOW && count < HIGH) || house === best || house === worst) return [];
  const side = count >= HIGH ? 'high' : 'low';
  const text = housePoints[house][side];
  const because = `ashtakavarga gives your ${ordinal(house)} house ${count} bindus, where 28 is the middle`;
  const keys = [`sarva.${house}`, ...listLordKeys(context, house)];
  if (isWellPlaced(chart, lordOf(chart, house)) === (side === 'high'))
    return [createStatement(context, text, because, [`sarva.${house}`], sources.ashtakavarga)];
  const turned = against[side] + text.charAt(0).toLowerCase() + text.slice(1);
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

function describeLord(chart: Chart, house: ReadHouse): string {
  const lord = lordOf(chart, house);
  const how = isWellPlaced(chart, lord) ? 'stands well' : 'is under strain';
  return `${grahaName(lord)}, its lord, ${how} in the ${ordinal(houseOf(chart, lord))}`;
}

/** What says whether a lord stands well. */
function listLordKeys({ chart }: ReportContext, house: ReadHouse): string[] {
  const lord = lordOf(chart, house);
  return [`lord.${house}`, `${lord}.house`, `${lord}.dignity`];
}
