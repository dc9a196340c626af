/** The seventh house and the great periods of both, which the count of the stars does not read. */
import { content } from '#src/reports/content/content.ts';
import { CLASSICAL_GRAHAS, type Graha } from '#src/astrology/contract-names.ts';
import { getHouse, getHouseLord, getSignOfHouse, hasAspect, listOccupants } from '#src/astrology/houses.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import type { Table } from '#src/reports/contract.ts';
import { listPossibleCharts, type ReportContext } from '#src/reports/context/report-context.ts';
import { findDashasAt, listUpcomingMahaDashas } from '#src/reports/facts/dasha-periods.ts';
import {
  formatList,
  formatMonth,
  formatOrdinalDigits,
  getGrahaName,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { listPersons, type Match } from './match.ts';
import { listUnique } from './moon-readings.ts';

type Label = keyof typeof content.match.seventhHouse.labels;

/** Null without both hours of birth: then nearly all of it is unknown. */
export function buildSeventhHouseTable(match: Match): Table | null {
  if (listPersons(match).every(({ context }) => !context.isTimeKnown)) return null;
  const { caption, head, labels } = content.match.seventhHouse;
  return {
    caption,
    head: head(match.bride.name, match.groom.name),
    rows: (Object.keys(labels) as Label[]).map((label) => [
      labels[label],
      ...[match.bride, match.groom].map(({ context }) => describeDetail(context, label)),
    ]),
  };
}

function describeDetail(context: ReportContext, label: Label): string {
  if (context.isTimeKnown) return DETAILS[label](context);
  if (label !== 'Venus' && label !== 'Jupiter') return content.match.seventhHouse.unknown;
  const signs = listPossibleCharts(context).map(({ grahas }) => getSignName(grahas[label].sign));
  return content.grammar.formatAlternatives(listUnique(signs));
}

/** With a lagna. */
const DETAILS: Record<Label, (context: ReportContext) => string> = {
  sign: ({ chart }) => getSignName(getSignOfHouse(chart, 7)),
  lord: ({ chart }) => {
    const lord = getHouseLord(chart, 7);
    return content.match.seventhHouse.lordPlace(
      getGrahaName(lord),
      formatOrdinalDigits(getHouse(chart, lord)),
      getSignName(chart.grahas[lord].sign),
    );
  },
  occupants: ({ chart }) => listNames(listOccupants(chart, 7)),
  aspects: ({ chart }) => listNames(CLASSICAL_GRAHAS.filter((graha) => hasAspect(chart, graha, 7))),
  Venus: (context) => describePlace(context, 'Venus'),
  Jupiter: (context) => describePlace(context, 'Jupiter'),
  navamsha: ({ chart }) => getSignName(getNthSign(chart.lagna!.navamsaSign, 7)),
  periodNow: ({ chart, now }) => describePeriod(findDashasAt(chart, now).maha),
  nextPeriod: ({ chart, now }) => {
    const [next] = listUpcomingMahaDashas(chart, now);
    return next ? describePeriod(next) : content.match.seventhHouse.none;
  },
};

const listNames = (grahas: readonly Graha[]): string =>
  grahas.length > 0 ? formatList(grahas.map(getGrahaName)) : content.match.seventhHouse.none;

const describePlace = ({ chart }: ReportContext, graha: Graha): string =>
  content.match.seventhHouse.place(
    formatOrdinalDigits(getHouse(chart, graha)),
    getSignName(chart.grahas[graha].sign),
  );

const describePeriod = ({ lord, end }: { lord: Graha; end: string }): string =>
  content.match.seventhHouse.until(getGrahaName(lord), formatMonth(end));
