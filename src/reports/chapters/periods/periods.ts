/** The mahadashas from birth, the current one with its antardashas, the coming ones in words. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { type Chart, type DashaPeriod, type Graha, GRAHAS, type MahaDasha } from '#src/astrology/contract.ts';
import { getHouse, getSignLord, listRuledHouses } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { getAgeAt, isChild, isInChildhood, RETIREMENT_AGE } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { PeriodsPage, Statement } from '#src/reports/contract.ts';
import { findDashasAt, listUpcomingMahaDashas } from '#src/reports/facts/dasha-periods.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import {
  formatGraha,
  formatList,
  formatLongDate,
  formatOrdinal,
  formatShortDate,
  getNakshatraName,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { describeHouses } from '#src/reports/text/placement-phrases.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { writePeriodsPageWithoutTime } from './periods-without-time.ts';
import { getBirthPeriodTexts, isBirthPeriodShort } from './birth-period.ts';

/** A mahadasha that begins at this age or later has dates but no text; for the next one the limit is higher. */
const MAX_AGE = 80;
const MAX_AGE_FOR_NEXT_PERIOD = 90;

export const periodsChapter: Chapter = {
  withTime: writePeriodsPage,
  withoutTime: writePeriodsPageWithoutTime,
};

function writePeriodsPage(context: TimeKnownContext): Omit<PeriodsPage, 'chapterNumber'> {
  const { now } = context;
  return {
    kind: 'periods',
    id: 'periods',
    ...content.common.headings.periods,
    now,
    caption: writeCaption(context),
    antar: buildAntarTable(context),
    statements: [
      writeBirthStatement(context),
      writeCurrentPeriodStatement(context),
      ...listComingPeriods(context).map((maha) => writeComingPeriodStatement(context, maha)),
    ],
  };
}

const listComingPeriods = (context: TimeKnownContext): MahaDasha[] =>
  listUpcomingMahaDashas(context.chart, context.now).filter(
    ({ start }, i) => getAgeAt(context, start) < (i === 0 ? MAX_AGE_FOR_NEXT_PERIOD : MAX_AGE),
  );

function writeCaption({ chart, birth }: TimeKnownContext): string {
  const [birthPeriod] = chart.vimshottari;
  const yearsLeft = (Date.parse(birthPeriod!.end) - Date.parse(birth.utc)) / YEAR_MS;
  const nakshatraName = getNakshatraName(chart.grahas.Moon.nakshatra);
  const months = Math.max(1, Math.round(yearsLeft * 12));
  return content.periods.periodPageTexts.caption(nakshatraName, formatGraha(birthPeriod!.lord), {
    years: Math.floor(months / 12),
    months: months % 12,
  });
}

/** The antardashas of the current mahadasha; those that ended before the birth are omitted. */
function buildAntarTable(context: TimeKnownContext): PeriodsPage['antar'] {
  const { chart, now, birth } = context;
  const { maha, antar, isOver } = findDashasAt(chart, now);
  const remaining = maha.antar.filter(({ end }) => end > birth.utc);
  const { antarCaption, antarCaptionFromBirth, atBirth } = content.periods.periodPageTexts;
  const writeAntarCaption = remaining.length === 9 ? antarCaption : antarCaptionFromBirth;
  return {
    mahaLord: maha.lord,
    caption: writeAntarCaption(formatGraha(maha.lord), chart.settings.yearDays),
    rows: remaining.map((period) => ({
      lord: period.lord,
      from: period.start < birth.utc ? atBirth : formatShortDate(period.start),
      text: describeSubjects(context, period),
      because: writeSubPeriodReason(chart, period.lord),
      isCurrent: !isOver && period.start === antar.start,
    })),
  };
}

function writeBirthStatement(context: TimeKnownContext): Statement {
  const { nakshatra } = context.chart.grahas.Moon;
  const { lord } = context.chart.vimshottari[0]!;
  const because = content.periods.periodReasons.birth(getNakshatraName(nakshatra), formatGraha(lord));
  return createStatement(
    context,
    getBirthPeriodTexts(context)[lord],
    because,
    ['Moon.nakshatra', 'birth-maha', isBirthPeriodShort],
    content.common.sources.dasha,
  );
}

function writeCurrentPeriodStatement(context: TimeKnownContext): Statement {
  const { chart, now, birth } = context;
  const { maha } = findDashasAt(chart, now);
  const house = getHouse(chart, maha.lord);
  const reasons = content.periods.periodReasons;
  const lord = formatGraha(maha.lord);
  const place =
    maha.start < birth.utc
      ? reasons.currentSinceBirth(lord, formatLongDate(maha.end), house)
      : reasons.current(lord, formatLongDate(maha.start), house);
  const ruledHouses = listRuledHouses(chart, maha.lord);
  const because = ruledHouses.length > 0 ? reasons.ruling(place, describeHouses(ruledHouses)) : place;
  return createStatement(
    context,
    chooseCurrentPeriodText(context, maha),
    because,
    ['maha', `${maha.lord}.house`, describeCurrentPeriod],
    content.common.sources.dasha,
  );
}

/** The text of the current mahadasha, and whether it began before the birth. */
function describeCurrentPeriod(context: TimeKnownContext): string {
  const { maha } = findDashasAt(context.chart, context.now);
  return `${maha.start < context.birth.utc} ${chooseCurrentPeriodText(context, maha)}`;
}

function writeComingPeriodStatement(context: TimeKnownContext, maha: MahaDasha): Statement {
  const house = getHouse(context.chart, maha.lord);
  const age = getAgeAt(context, maha.start);
  const text = content.periods.periodPageTexts.coming(
    toUppercaseFirst(formatGraha(maha.lord)),
    formatLongDate(maha.start),
    chooseComingPeriodText(context, maha),
  );
  return createStatement(
    context,
    text,
    writeComingPeriodReason(maha.lord, house, age),
    [`${maha.lord}.house`, (other) => describeComingPeriod(other, maha.lord)],
    content.common.sources.dasha,
  );
}

/** Age and text of a coming mahadasha; null if the page does not describe it. */
function describeComingPeriod(context: TimeKnownContext, lord: Graha): string | null {
  const maha = listComingPeriods(context).find((period) => period.lord === lord);
  return maha ? `${getAgeAt(context, maha.start)} ${chooseComingPeriodText(context, maha)}` : null;
}

function writeComingPeriodReason(lord: Graha, house: number, age: number): string {
  const forms = content.periods.comingPeriodReasons;
  return forms[GRAHAS.indexOf(lord) % forms.length]!(formatGraha(lord), house, age);
}

/** The subjects of the house that the lord is in, then of those that it rules; a node acts for the lord of its sign. */
function describeSubjects(context: ReportContext, { lord }: DashaPeriod): string {
  const { chart } = context;
  const subjects = getHouseSubjects(context);
  const house = getHouse(chart, lord);
  const ruler = getRuler(chart, lord);
  const others = listRuledHouses(chart, ruler)
    .filter((other) => other !== house)
    .map((other) => subjects[other - 1]!);
  const place = subjects[house - 1]!;
  const text =
    ruler === lord
      ? content.periods.readings.joinSubjects(place, others)
      : content.periods.readings.joinSubjectsOfNode(place, formatGraha(ruler), others);
  return toUppercaseFirst(text);
}

/** @param at the instant of which a text speaks */
export function getHouseSubjects(context: ReportContext, at: string = context.now): readonly string[] {
  const { houseSubjects, houseSubjectsFromSixty, houseSubjectsOfAChild } = content.periods.readings;
  if (isChild(context)) return houseSubjectsOfAChild;
  return getAgeAt(context, at) >= RETIREMENT_AGE ? houseSubjectsFromSixty : houseSubjects;
}

/** The lord of the sign for a node, which rules no house. */
const getRuler = (chart: Chart, lord: Graha): Graha =>
  isClassicalGraha(lord) ? lord : getSignLord(chart.grahas[lord].sign);

function chooseCurrentPeriodText(context: ReportContext, maha: MahaDasha): string {
  const { about, ask } = content.periods.mahaTheme[maha.lord];
  if (!isChild(context)) {
    const late = isReadFromSixty(context, maha) ? content.periods.lateMahaAbout[maha.lord] : undefined;
    return [late ?? about, chooseHouseText(context, maha), ask].join(' ');
  }
  const house = getHouse(context.chart, maha.lord) - 1;
  const { childMaha, childHouse } = getChildTexts(context);
  const childTexts = [childMaha[maha.lord], childHouse[house]!];
  return [...childTexts, ...listLaterTexts(context, maha)].join(' ');
}

/** For a period that lasts longer than childhood. */
const listLaterTexts = (context: ReportContext, { lord, end }: MahaDasha): string[] =>
  isInChildhood(context, end)
    ? []
    : [getChildTexts(context).fromAgeSixteen, getChildTexts(context).childMahaLater[lord]];

/** True of a period that the reader reads or reaches at sixty or later: others begin in the years of work. */
const isReadFromSixty = (context: ReportContext, { start }: MahaDasha): boolean =>
  getAgeAt(context, start > context.now ? start : context.now) >= RETIREMENT_AGE;

function chooseHouseText(context: ReportContext, maha: MahaDasha): string {
  const house = getHouse(context.chart, maha.lord);
  const late = isReadFromSixty(context, maha)
    ? content.periods.lateMahaInHouse[maha.lord]?.[house]
    : undefined;
  return late ?? content.periods.mahaInHouse[maha.lord][house - 1]!;
}

function chooseComingPeriodText(context: ReportContext, maha: MahaDasha): string {
  if (!isChild(context)) {
    const late = isReadFromSixty(context, maha) ? content.periods.lateMahaLater[maha.lord] : undefined;
    return `${late ?? content.periods.mahaLater[maha.lord]} ${chooseHouseText(context, maha)}`;
  }
  const { childMaha, childMahaLater } = getChildTexts(context, maha.start);
  if (!isInChildhood(context, maha.start)) return childMahaLater[maha.lord];
  return [childMaha[maha.lord], ...listLaterTexts(context, maha)].join(' ');
}

/** Short, for a narrow column. */
function writeSubPeriodReason(chart: Chart, lord: Graha): string {
  const name = formatGraha(lord);
  const house = formatOrdinal(getHouse(chart, lord));
  const ruler = getRuler(chart, lord);
  if (ruler !== lord)
    return toSentence(content.periods.readings.tableReasons.node(name, house, formatGraha(ruler)));
  return toSentence(
    content.periods.readings.tableReasons.rules(
      name,
      formatList(listRuledHouses(chart, lord).map(formatOrdinal)),
      house,
    ),
  );
}
