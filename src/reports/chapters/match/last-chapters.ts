/** The tables of each person, the method of both, and the next steps of the couple. */
import { content } from '#src/reports/content/content.ts';
import { loveTablesChapter } from '#src/reports/chapters/astrologer/selections.ts';
import { createClosingChapter } from '#src/reports/chapters/closing/closing.ts';
import type { NextStep } from '#src/reports/chapters/closing/next-steps.ts';
import { writeMethodPage } from '#src/reports/chapters/common/method.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { formatArc, formatClock, formatLongDate } from '#src/reports/text/phrases.ts';
import { listCommonWindows, listMatchMatters } from './common-windows.ts';
import { createMatchChapter, getMatch, listPersons, type Match, type Person } from './match.ts';

const createTablesChapter = (choose: (match: Match) => Person): Chapter =>
  createMatchChapter((match) => {
    const { context, name, isSecond } = choose(match);
    const page = writeChapter(loveTablesChapter, context);
    const { title, generalTitle, runningTitle, summary } = content.match.personTables;
    return (
      page && {
        ...page,
        id: isSecond ? 'match-tables-second' : 'match-tables-first',
        title: title(name),
        generalTitle,
        runningTitle,
        summary: summary(name),
        intro: content.match.tablesIntro(name),
      }
    );
  });

export const tablesOfFirstChapter = createTablesChapter(({ first }) => first);
export const tablesOfSecondChapter = createTablesChapter(({ second }) => second);

/** The settings are the same for both; houses are described if one of the two has a lagna. */
export const methodOfBothChapter = createMatchChapter((match) => {
  const pages = listPersons(match).map(({ context }) => writeMethodPage(context));
  const { methodLabels, methodValues } = content.match;
  const { zodiac } = content.common.methodTexts.labels;
  const births = pages.flatMap(({ rows: [instant, place] }, i) => {
    const { name } = listPersons(match)[i]!;
    return [
      { ...instant!, label: methodLabels.instant(name) },
      { ...place!, label: methodLabels.place(name) },
    ];
  });
  const page = pages.toSorted((a, b) => b.rows.length - a.rows.length)[0]!;
  return {
    ...page,
    rows: [
      ...births,
      ...page.rows
        .slice(2)
        .map((row) => (row.label === zodiac ? { ...row, value: describeZodiac(match) } : row)),
      { label: methodLabels.kootas, value: methodValues.kootas },
      { label: methodLabels.months, value: methodValues.months },
    ],
  };
});

/** The ayanamsa changes from birth to birth. */
function describeZodiac(match: Match): string {
  const [first, second] = listPersons(match).map(
    ({ name, context: { chart } }) => [formatArc(chart.ayanamsaDegrees), name] as const,
  ) as [readonly [string, string], readonly [string, string]];
  const { ayanamsa } = match.context.chart.settings;
  return content.match.methodValues.zodiac(content.common.ayanamsas[ayanamsa].full, first, second);
}

export const matchClosingChapter = createClosingChapter((context) => listSteps(getMatch(context)));

const listSteps = (match: Match): NextStep[] => [
  ...listMonthsStep(match),
  createTalkStep(match),
  createTimesStep(match),
];

const WEEK_MS = 7 * DAY_MS;

function createTalkStep({ context }: Match): NextStep {
  const { title, text } = content.match.matchSteps.talk;
  const date = new Date(Date.parse(context.now) + WEEK_MS).toISOString();
  return { title, text: text(formatLongDate(date)) };
}

function listMonthsStep(match: Match): NextStep[] {
  const { title, text } = content.match.matchSteps.months;
  const [step] = listMatchMatters(match).flatMap((matter) => {
    const best = listCommonWindows(match, matter).find(({ grade }) => grade > 1);
    const months = best && formatMonthSpan(best.from, best.to, 'long');
    return months ? [{ title, text: text(content.match.matterNames[matter], months) }] : [];
  });
  return step ? [step] : [];
}

function createTimesStep(match: Match): NextStep {
  const { title, text, unknown, bothUnknown, unknownTitle } = content.match.matchSteps.times;
  const missing = listPersons(match).filter(({ context }) => !context.isTimeKnown);
  if (missing.length > 0)
    return missing.length > 1
      ? { title, text: bothUnknown }
      : { title: unknownTitle(missing[0]!.name), text: unknown(missing[0]!.name) };
  const [first, second] = listPersons(match).map(({ name, context: { birth } }) =>
    content.match.timeOf(formatClock(birth.utc, birth.utcOffsetSeconds), name),
  );
  return { title, text: text(first!, second!) };
}
