/** A half-page reading for each coming antardasha. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { listSubPeriods as listParts } from '#src/astrology/dashas/vimshottari.ts';
import { countSigns, getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { getAgeAt, isChild } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { LifeRow, SubPeriod, SubPeriodsPage } from '#src/reports/contract-answers.ts';
import type { Statement } from '#src/reports/contract.ts';
import { getJudgedGraha, judgeCondition } from '#src/reports/facts/graha-condition.ts';
import {
  formatGraha,
  formatOrdinal,
  formatShortDate,
  formatShortMonth,
  getGrahaAbbreviation,
  getGrahaName,
} from '#src/reports/text/phrases.ts';
import { describeHouses } from '#src/reports/text/placement-phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { listHouseLinks } from './house-links.ts';
import { writeCurrentPartRow, writeLifeRows } from './life-rows.ts';
import {
  CHILD_READINGS_END_AGE,
  judgeTone,
  listSubPeriods,
  TONES,
  type SubPeriodFacts,
} from './sub-period.ts';
import { createUnusedPicker, rotate, type UnusedPicker } from './unused-picker.ts';

/** Readings of twenty years. */
export const subPeriodsOfTwentyYearsChapter: Chapter = {
  withTime: (context) => writeReadingsPage(context, 20, 0),
};

/** Readings of six years. */
export const subPeriodsOfSixYearsChapter: Chapter = {
  withTime: (context) => writeReadingsPage(context, 6, 1),
};

function writeReadingsPage(
  context: TimeKnownContext,
  years: number,
  offset: number,
): Omit<SubPeriodsPage, 'chapterNumber'> | null {
  const picker = createUnusedPicker(offset);
  const periods = listSubPeriods(context, years);
  if (periods.length === 0) return null;
  return {
    kind: 'subPeriods',
    id: 'sub-periods',
    ...content.periods.readings.readingHeadings,
    lead: isEndingAtEighteen(context, periods)
      ? `${content.periods.readings.readingLeads.known} ${content.periods.readings.readingLeads.child}`
      : content.periods.readings.readingLeads.known,
    periods: periods.map((period) => writeReading(context, period, picker, { years, offset })),
  };
}

const isEndingAtEighteen = (context: TimeKnownContext, periods: readonly SubPeriodFacts[]): boolean =>
  isChild(context) && getAgeAt(context, periods.at(-1)!.period.end) >= CHILD_READINGS_END_AGE;

function writeReading(
  context: TimeKnownContext,
  subPeriod: SubPeriodFacts,
  picker: UnusedPicker,
  { years, offset }: { years: number; offset: number },
): SubPeriod {
  const { maha, lord, period, from, isCurrent } = subPeriod;
  const ages = content.periods.readings.formatAges(getAgeAt(context, from), getAgeAt(context, period.end));
  const rows = writeRows(context, subPeriod, picker, offset);
  const headline = pickHeadline(context, subPeriod, picker, offset);
  return {
    id: getReadingId(subPeriod),
    title: content.periods.readings.formatReadingTitle(getGrahaName(lord), getGrahaName(maha)),
    dates: content.grammar.formatSpan(formatShortDate(from), formatShortDate(period.end)),
    ages: isCurrent ? `${ages}${content.periods.readings.nowSuffix}` : ages,
    headline: createHeadline(context, subPeriod, headline, (other) =>
      readHeadline(other, subPeriod, years, offset),
    ),
    strip: listStripSpans(context, subPeriod),
    rows,
  };
}

/** The row on the running pratyantardasha comes first, also in the choice of texts. */
function writeRows(
  context: TimeKnownContext,
  subPeriod: SubPeriodFacts,
  picker: UnusedPicker,
  offset: number,
): LifeRow[] {
  const currentRows = subPeriod.isCurrent ? [writeCurrentPartRow(context, subPeriod, picker)] : [];
  return [...currentRows, ...writeLifeRows(context, subPeriod, picker, offset)];
}

function listStripSpans({ now }: TimeKnownContext, { period, from }: SubPeriodFacts): SubPeriod['strip'] {
  return listParts(period)
    .filter(({ end }) => end > from)
    .map(({ lord, start, end }) => ({
      from: start < from ? from : start,
      to: end,
      label: getGrahaName(lord),
      shortLabel: getGrahaAbbreviation(lord),
      date: formatShortMonth(start < from ? from : start),
      isCurrent: start <= now && now < end,
    }));
}

/** The house that the lord is in comes first, then those that it rules and aspects. */
const HOUSES_BY_WEIGHT = [10, 7, 4, 1, 9, 5, 11, 2, 6, 3, 12, 8];

/** `linkReason`: why the text fits, if the houses that the lord rules and is in do not show it */
type Headline = { text: string; linkReason?: string };

function pickHeadline(
  context: TimeKnownContext,
  subPeriod: SubPeriodFacts,
  picker: UnusedPicker,
  offset: number,
): Headline {
  const { maha, lord, ageBand } = subPeriod;
  const texts =
    ageBand === 'young' ? content.periods.readings.headlinesOfTheYoung : content.periods.readings.headlines;
  const links = [lord, ...(maha === lord ? [] : [maha])].flatMap((graha) =>
    rotate(listHouseLinks(context.chart, graha, HOUSES_BY_WEIGHT), offset).map(({ kind, house, reason }) => ({
      house,
      ...(graha !== lord || kind === 'aspects' ? { linkReason: reason } : {}),
    })),
  );
  const tones = [...new Set([judgeTone(context, subPeriod), 'steady', 'good', 'careful'] as const)];
  const candidates = tones.flatMap((tone) =>
    links.map(({ house, ...link }) => ({ ...link, text: texts[house - 1]![TONES.indexOf(tone)]! })),
  );
  return picker.pickBy(candidates, ({ text }) => text);
}

function createHeadline(
  context: TimeKnownContext,
  { maha, lord }: SubPeriodFacts,
  { text, linkReason }: Headline,
  readText: (other: TimeKnownContext) => string,
): Statement {
  return createStatement(
    context,
    text,
    [describeHeadlineReason(context, maha, lord), ...(linkReason ? [linkReason] : [])].join('; '),
    [`${lord}.house`, (other) => `${describeHeadlineReason(other, maha, lord)} ${readText(other)}`],
    content.common.sources.dasha,
  );
}

const getReadingId = ({ maha, lord }: SubPeriodFacts): string => `${maha}-${lord}`.toLowerCase();

/** Each chart of a nearby birth time is read for every reading of a page. */
const headlineCache = new WeakMap<TimeKnownContext, Map<string, string>>();

/** A headline depends on the readings before it, because no headline is used twice on the pages. */
function readHeadline(
  context: TimeKnownContext,
  subPeriod: SubPeriodFacts,
  years: number,
  offset: number,
): string {
  const headlinesById = headlineCache.get(context) ?? listHeadlines(context, years, offset);
  headlineCache.set(context, headlinesById);
  return headlinesById.get(getReadingId(subPeriod)) ?? 'none';
}

const describeHeadline = ({ text, linkReason }: Headline): string => [text, linkReason].join(' ');

function listHeadlines(context: TimeKnownContext, years: number, offset: number): Map<string, string> {
  const picker = createUnusedPicker(offset);
  return new Map(
    listSubPeriods(context, years).map((period) => [
      getReadingId(period),
      describeHeadline(pickHeadline(context, period, picker, offset)),
    ]),
  );
}

/** "Saturn rules your fifth and sixth houses and is in the seventh house, the seventh place from Rahu; it is exalted in Libra" */
function describeHeadlineReason({ chart }: TimeKnownContext, maha: Graha, lord: Graha): string {
  const name = formatGraha(lord);
  const house = formatOrdinal(getHouse(chart, lord));
  const fromMaha = lord === maha ? '' : describePlaceFromMaha(chart, maha, lord);
  const ruler = getJudgedGraha(chart, lord);
  const ruled = describeHouses(listRuledHouses(chart, ruler));
  if (ruler !== lord) {
    const signLord = {
      name: formatGraha(ruler),
      houses: ruled,
      house: formatOrdinal(getHouse(chart, ruler)),
    };
    return content.periods.readings.headlineReasons.node(name, house, fromMaha, signLord);
  }
  const [dignity] = judgeCondition(chart, lord).facts;
  const placement = content.periods.readings.headlineReasons.rules(name, ruled, house);
  return `${placement}${fromMaha && `, ${fromMaha}`}; ${content.periods.readings.headlineReasons.condition(dignity!.phrase)}`;
}

function describePlaceFromMaha(chart: Chart, maha: Graha, lord: Graha): string {
  const place = countSigns(chart, maha, lord);
  const mahaName = formatGraha(maha);
  return place === 1
    ? content.periods.readings.headlineReasons.withMaha(mahaName)
    : content.periods.readings.headlineReasons.fromMaha(formatOrdinal(place), mahaName);
}
