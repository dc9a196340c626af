/** The rows of a month: work, money, love, health and family, or what takes their place at another age. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import {
  describePeriodsOfWindow,
  listWindowsOfYear,
} from '#src/reports/chapters/answers/year-window-answer.ts';
import { formatLastMonth, isFirstMonth, isOneMonth } from '#src/reports/chapters/timing/window-months.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { LifeRow } from '#src/reports/contract-answers.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { getGrahaName, getSignName, formatDayMonth } from '#src/reports/text/phrases.ts';
import { WEAK_RANK } from '#src/reports/year/month-support.ts';
import { selectMonthMoons } from '#src/reports/year/select-events.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { formatMonthOfYear } from '#src/reports/year/year-phrases.ts';
import { isInGoodTime } from './light-months.ts';
import { isBegunInMonth, selectRowStays, type RowStay } from './month-row-stays.ts';
import { isSunSupported } from './month-sun.ts';
import { determineYearStage, isOfMarriageableAge } from './year-stage.ts';

export function buildMonthRows(context: ReportContext, month: MonthAhead): LifeRow[] {
  switch (determineYearStage(context)) {
    case 'child':
      return [
        writeStayRow(context, month, 'learning'),
        writeStayRow(context, month, 'play'),
        writeHealthRow(context, month, getChildTexts(context).childMoonPlace),
        writeHomeRow(context, month, 'home'),
      ];
    case 'teenager':
    case 'youth':
      return [
        writeWindowRow(context, month, 'study') ?? writeSunRow(context, month, 'study'),
        writeStayRow(context, month, 'friends'),
        writeHealthRow(context, month, content.year.healthBySun),
        writeHomeRow(context, month, 'family'),
      ];
    case 'adult':
      return [
        writeWindowRow(context, month, 'workChange') ?? writeSunRow(context, month, 'work'),
        writeStayRow(context, month, 'money'),
        writeStayRow(context, month, 'love'),
        writeHealthRow(context, month, content.year.healthBySun),
        writeHomeRow(context, month, 'family'),
      ];
    case 'senior':
      return [
        writeSunRow(context, month, 'activity'),
        writeStayRow(context, month, 'money'),
        writeStayRow(context, month, 'company'),
        writeHealthRow(context, month, content.year.healthBySun),
        writeHomeRow(context, month, 'family'),
      ];
  }
}

type WindowMatter = keyof typeof content.year.windowRows;

/** The matter whose windows take the place of a row about a stay. */
function getWindowMatter(context: ReportContext, kind: StayKind): WindowMatter | null {
  if (kind === 'money') return 'money';
  return kind === 'love' && isOfMarriageableAge(context) ? 'marriage' : null;
}

const WINDOW_LABELS: Record<WindowMatter, string> = {
  get workChange() {
    return content.year.rowLabels.work;
  },
  get money() {
    return content.year.rowLabels.money;
  },
  get marriage() {
    return content.year.rowLabels.love;
  },
  get study() {
    return content.year.rowLabels.study;
  },
};

/** By the months that the page of answers names. */
const findOpeningWindow = (context: ReportContext, month: MonthAhead, matter: WindowMatter) =>
  listWindowsOfYear(context, matter).find((window) => window.grade > 1 && isFirstMonth(window, month));

/** Only in the month in which a good or best time of the matter begins. */
function writeWindowRow(context: ReportContext, month: MonthAhead, matter: WindowMatter): LifeRow | null {
  const window = findOpeningWindow(context, month, matter);
  if (!window || window.grade === 1) return null;
  const lastMonth = isOneMonth(window.from, window.end) ? null : formatLastMonth(window.from, window.end);
  const isSecond = listWindowsOfYear(context, matter).some(
    ({ grade, from }) => grade === window.grade && from < window.from,
  );
  const { windowRows, windowRowsAgain } = content.year;
  return {
    label: WINDOW_LABELS[matter],
    text: (isSecond ? windowRowsAgain[matter] : windowRows[matter][window.grade])(lastMonth),
    because: content.year.rowReasons.window(
      formatMonthOfYear(month),
      describePeriodsOfWindow(context, matter, window),
    ),
  };
}

/** "your 6th", "6th from your Moon" */
function describeShortPlace({ isTimeKnown }: ReportContext, place: number): string {
  if (isTimeKnown) return content.year.rowReasons.house(content.timing.formatHouseNumber(place));
  return describeFromMoon(place);
}

const describeFromMoon = (place: number): string =>
  place === 1
    ? content.year.rowReasons.moonSign
    : content.year.rowReasons.fromMoon(content.timing.formatHouseNumber(place));

const STRONG_RANK = 3;

/** The strongest months of the year and the weakest ones have advice that agrees with their rank; a good time for work comes first. */
function isWorkSupported(context: ReportContext, month: MonthAhead): boolean {
  const { rank } = month.support;
  if (isInGoodTime(context, month, 'workChange')) return true;
  return rank <= STRONG_RANK || (rank < WEAK_RANK && isSunSupported(context, month));
}

/** With the good time of the matter, if the month lies in one: it outweighs the transit that the reason names. */
const nameGoodTime = (
  context: ReportContext,
  month: MonthAhead,
  matter: WindowMatter | null,
  reason: string,
): string =>
  matter && isInGoodTime(context, month, matter)
    ? content.year.rowReasons.inGoodTime(reason, content.answers.yearWindows[matter].nameInSentence)
    : reason;

function writeSunRow(
  context: ReportContext,
  month: MonthAhead,
  kind: 'work' | 'activity' | 'study',
): LifeRow {
  const [, { sign, place, from }] = month.sunStays;
  const entry = content.year.rowReasons.sunEnters(
    getSignName(sign),
    describeShortPlace(context, place),
    formatDayMonth(from),
  );
  const texts = {
    work: content.year.workBySun[isWorkSupported(context, month) ? 'supported' : 'unsupported'],
    activity: content.year.activityBySun,
    study: content.year.studyBySun,
  }[kind];
  const reason =
    context.isTimeKnown && kind === 'work'
      ? content.year.rowReasons.sunPoints(entry, requireAshtakavarga(context.chart).sarva[sign - 1]!)
      : entry;
  return {
    label: content.year.rowLabels[kind],
    text: texts[place - 1]!,
    because: nameGoodTime(context, month, kind === 'work' ? 'workChange' : null, reason),
  };
}

type StayKind = 'money' | 'learning' | 'love' | 'company' | 'friends' | 'play';
type StayTexts = {
  graha: 'Mercury' | 'Venus';
  favourable: readonly string[];
  unfavourable: readonly string[];
  repeated: readonly string[];
};

const useInEveryPlace = (texts: readonly string[]) => ({ favourable: texts, unfavourable: texts });

const getStayTexts = (context: ReportContext): Record<StayKind, StayTexts> => ({
  money: { graha: 'Mercury', ...content.year.moneyByMercury, repeated: content.year.moneyWhenMercuryRepeats },
  learning: {
    graha: 'Mercury',
    ...useInEveryPlace(getChildTexts(context).childMercury),
    repeated: getChildTexts(context).learningWhenMercuryRepeats,
  },
  love: { graha: 'Venus', ...content.year.loveByVenus, repeated: content.year.loveWhenVenusRepeats },
  company: {
    graha: 'Venus',
    ...useInEveryPlace(content.year.companyByVenus),
    repeated: content.year.loveWhenVenusRepeats,
  },
  friends: {
    graha: 'Venus',
    ...useInEveryPlace(content.year.friendsByVenus),
    repeated: content.year.friendsWhenVenusRepeats,
  },
  play: {
    graha: 'Venus',
    ...useInEveryPlace(getChildTexts(context).childVenus),
    repeated: getChildTexts(context).friendsWhenVenusRepeats,
  },
});

function writeStayRow(context: ReportContext, month: MonthAhead, kind: StayKind): LifeRow {
  const { months, stays } = getYearAhead(context);
  const { graha, ...texts } = getStayTexts(context)[kind];
  const matter = getWindowMatter(context, kind);
  const windowRow = matter && writeWindowRow(context, month, matter);
  if (windowRow) return windowRow;
  const stayMonths = months.filter((other) => !matter || !findOpeningWindow(context, other, matter));
  const { stay, repeatNumber } = selectRowStays(stayMonths, stays[graha]).get(month.index)!;
  const isHelped =
    isFavourable(graha, countHouse(context.chart.grahas.Moon.sign, stay.sign)) ||
    (matter !== null && isInGoodTime(context, month, matter));
  const text =
    repeatNumber > 0
      ? texts.repeated[(repeatNumber - 1) % texts.repeated.length]!
      : texts[isHelped ? 'favourable' : 'unfavourable'][stay.place - 1]!;
  const reason = describeStay(context, month, { stay, repeatNumber });
  return {
    label: content.year.rowLabels[kind],
    text,
    because: nameGoodTime(context, month, matter, reason),
  };
}

function describeStay(context: ReportContext, month: MonthAhead, { stay, repeatNumber }: RowStay): string {
  const { from, to } = stay;
  const graha = getGrahaName(stay.graha);
  const sign = getSignName(stay.sign);
  const place = describeShortPlace(context, stay.place);
  if (isBegunInMonth(stay, month))
    return content.year.rowReasons.stayFrom(graha, sign, place, formatDayMonth(from));
  if (repeatNumber === 0) return content.year.rowReasons.stay(graha, sign, place, formatDayMonth(to));
  return to < month.to
    ? content.year.rowReasons.stayGoesOn(graha, sign, place, formatDayMonth(to))
    : content.year.rowReasons.stayInMonth(graha, sign, place, formatMonthOfYear(month));
}

function writeHealthRow(context: ReportContext, month: MonthAhead, texts: readonly string[]): LifeRow {
  const { sign, from } = month.sunStays[1];
  const place = countHouse(context.chart.grahas.Moon.sign, sign);
  return {
    label: content.year.rowLabels.health,
    text: texts[place - 1]!,
    because: content.year.rowReasons.sunFromMoon(
      getSignName(sign),
      describeFromMoon(place),
      formatDayMonth(from),
      isFavourable('Sun', place),
    ),
  };
}

function writeHomeRow(context: ReportContext, month: MonthAhead, kind: 'family' | 'home'): LifeRow {
  const { kind: phase, at, sign, place } = selectMonthMoons(context)[month.index]!;
  const texts =
    kind === 'family'
      ? content.year.familyByMoon
      : { new: getChildTexts(context).childNewMoons, full: getChildTexts(context).childFullMoons };
  const reason = phase === 'new' ? content.year.rowReasons.newMoon : content.year.rowReasons.fullMoon;
  return {
    label: content.year.rowLabels[kind],
    text: texts[phase][place - 1]!,
    because: reason(formatDayMonth(at), getSignName(sign), describeShortPlace(context, place)),
  };
}
