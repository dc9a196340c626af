/** For an unknown birth time: only the muntha, counted from the Moon. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { formatLongDate, formatShortDate, getSignName } from '#src/reports/text/phrases.ts';
import { getMainSolarYear, findOtherSolarYear } from '#src/reports/year/year-ahead.ts';
import { createYearStatement } from '#src/reports/year/year-phrases.ts';
import type { EssayDraft } from '#src/reports/context/chapter.ts';
import { chooseForAge } from './year-stage.ts';

export function writeYearLordPageWithoutTime(context: TimeUnknownContext): EssayDraft {
  const { age, from, to } = getMainSolarYear(context);
  const place = getMunthaPlaceFromMoon(age);
  const because = content.year.munthaTexts.fromMoonReason(age + 1, describeMunthaPlace(context, age));
  return {
    kind: 'essay',
    id: 'year-lord',
    ...content.year.yearHeadings.lordWithoutTime,
    highlightedHouses: [],
    isCompact: true,
    lead: content.year.lordLeadWithoutTime,
    leadBecause: toSentence(content.year.munthaTexts.yearFromMoon(formatLongDate(from), formatLongDate(to))),
    parts: [
      {
        id: 'muntha',
        title: content.year.munthaTexts.titleFromMoon(place),
        statements: [
          createYearStatement(
            context,
            chooseForAge(
              context,
              (isChild(context) ? getChildTexts(context).childMuntha : content.year.munthaByHouse)[
                place - 1
              ]!,
              { senior: content.year.seniorMuntha[place - 1], youth: content.year.youthMuntha[place] },
            ),
            because,
            {
              keys: MUNTHA_KEYS,
              source: content.common.sources.munthaMoon,
            },
          ),
          ...writeOtherYearStatements(context),
        ],
      },
    ],
  };
}

/** The muntha begins at the Moon sign and moves one sign a year. @param age completed years */
export const getMunthaPlaceFromMoon = (age: number): number => (age % 12) + 1;

export const getMunthaSignFromMoon = ({ chart }: ReportContext, age: number): number =>
  ((chart.grahas.Moon.sign - 1 + age) % 12) + 1;

/** With the signs of both Moons if the Moon changed its sign on the day of birth: the place from them is the same. */
export function describeMunthaPlace(context: ReportContext, age: number): string {
  const { placeFromMoon, placeFromTwoMoons } = content.year.munthaTexts;
  const place = getMunthaPlaceFromMoon(age);
  const other = findOtherMoonSign(context);
  const own = nameMunthaFromMoon(context, age);
  return other
    ? placeFromTwoMoons(place, own, nameMunthaFromMoon(other.context, age))
    : placeFromMoon(place, own);
}

const nameMunthaFromMoon = (context: ReportContext, age: number) => ({
  sign: getSignName(getMunthaSignFromMoon(context, age)),
  moonSign: getSignName(context.chart.grahas.Moon.sign),
});

/** The place from the Moon follows from the age, and so it is the same for every hour of the day. */
export const MUNTHA_KEYS = ['date.life'];

/** With its dates, because it may begin within the twelve months. */
export function describeYearOfLife(context: ReportContext): string {
  const { age, from, to } = getMainSolarYear(context);
  const start = formatShortDate(from);
  return content.year.munthaTexts.yearOfLife(
    age + 1,
    context.isTimeKnown ? start : content.year.aboutDate(start),
    formatShortDate(to),
  );
}

function writeOtherYearStatements(context: ReportContext) {
  const otherYear = findOtherSolarYear(context);
  if (!otherYear) return [];
  const place = getMunthaPlaceFromMoon(otherYear.age);
  const year = otherYear.age + 1;
  const adultText = (
    isChild(context) ? getChildTexts(context).childMunthaInOtherYear : content.year.munthaInOtherYear
  )[place - 1]!;
  const ownTexts = {
    senior: content.year.seniorMunthaInOtherYear[place],
    youth: content.year.youthMunthaInOtherYear[place],
  };
  const text = content.year.munthaTexts.inOtherYearFromMoon(
    year,
    place,
    chooseForAge(context, adultText, ownTexts),
  );
  const changesOn = otherYear.from < getMainSolarYear(context).from ? otherYear.to : otherYear.from;
  const because = content.year.munthaTexts.otherYearFromMoonReason(
    describeMunthaPlace(context, otherYear.age),
    formatLongDate(changesOn),
  );
  return [createYearStatement(context, text, because, { keys: MUNTHA_KEYS })];
}
