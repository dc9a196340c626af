/** Days on which a house becomes active: its lord’s antardasha, and slow grahas that enter it. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import { listSignStays } from '#src/astrology/motion/sign-stays.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { ContextWithHouses } from '#src/reports/context/counted-houses.ts';
import type { HousePage } from '#src/reports/contract-answers.ts';
import { findDashasAt, listUpcomingAntardashas } from '#src/reports/facts/dasha-periods.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { formatGraha, formatOrdinal, formatShortDate, getSignName } from '#src/reports/text/phrases.ts';

type ActiveDate = NonNullable<HousePage['activations']>['dates'][number];
type SlowGraha = 'Jupiter' | 'Saturn' | 'Rahu' | 'Ketu';
type Entry = { graha: SlowGraha; sign: number; from: string; to: string };

/** Jupiter visits every house within twelve years. */
const SEARCHED_YEARS = 13;
/** A shorter visit is followed by a longer one after the graha turns back. */
const MIN_VISIT_MS = YEAR_MS / 6;
const LAST_AGE = 95;

export function listActiveDates(context: ContextWithHouses, house: HouseNumber): ActiveDate[] {
  const entries = listEntries(context, getSignOfHouse(context.chart, house));
  const ofJupiter = entries.filter(({ graha }) => graha === 'Jupiter').slice(0, 1);
  const ofOthers = entries.filter(({ graha }) => graha !== 'Jupiter').slice(0, 1);
  return [
    ...[...ofJupiter, ...ofOthers].map((entry) => describeEntry(entry, house)),
    ...(context.isTimeKnown ? listSubPeriodOfLord(context, house) : []),
  ]
    .filter(({ date }) => getAgeAt(context, date) < LAST_AGE)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

const describeEntry = ({ graha, sign, from, to }: Entry, house: HouseNumber): ActiveDate => ({
  date: from,
  when: formatShortDate(from),
  text: content.houses.pages.dateTexts[graha](getSignName(sign), formatShortDate(to), house),
});

function listSubPeriodOfLord(context: ContextWithHouses, house: HouseNumber): ActiveDate[] {
  const { chart, now } = context;
  const lord: Graha = getHouseLord(chart, house);
  const { antar: current, isOver } = findDashasAt(chart, now);
  if (!isOver && current.lord === lord) {
    const text = content.houses.pages.dateTexts.currentPeriod(
      formatGraha(lord),
      formatOrdinal(house),
      formatShortDate(current.end),
    );
    return [{ date: now, when: content.houses.pages.dateTexts.now, text }];
  }
  const next = listUpcomingAntardashas(chart, now).find(({ antar }) => antar.lord === lord);
  if (!next) return [];
  const { start, end } = next.antar;
  const text = content.houses.pages.dateTexts.period(
    formatGraha(lord),
    formatOrdinal(house),
    formatShortDate(end),
  );
  return [{ date: start, when: formatShortDate(start), text }];
}

const entriesByContext = new WeakMap<ContextWithHouses, Entry[]>();

/** The visits to a sign after now, the earliest first; computed once for all houses. */
function listEntries(context: ContextWithHouses, sign: number): Entry[] {
  const entries = entriesByContext.get(context) ?? findEntries(context);
  entriesByContext.set(context, entries);
  return entries.filter((entry) => entry.sign === sign);
}

function findEntries({ chart, now }: ContextWithHouses): Entry[] {
  const end = new Date(Date.parse(now) + SEARCHED_YEARS * YEAR_MS).toISOString();
  const grahas: SlowGraha[] = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'];
  return grahas
    .flatMap((graha) =>
      listSignStays(graha, now, end, chart.settings)
        .slice(1, -1)
        .map(({ sign, from, to }) => ({ graha, sign, from, to })),
    )
    .filter(({ from, to }) => Date.parse(to) - Date.parse(from) >= MIN_VISIT_MS)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}
