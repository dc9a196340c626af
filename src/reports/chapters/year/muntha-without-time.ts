/** For an unknown birth time: only the muntha, counted from the Moon. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { formatLongDate, getSignName } from '#src/reports/text/phrases.ts';
import { getMainSolarYear, findOtherSolarYear } from '#src/reports/year/year-ahead.ts';
import { createYearStatement } from '#src/reports/year/year-phrases.ts';
import type { EssayDraft } from '#src/reports/context/chapter.ts';
import { chooseForAge } from './year-stage.ts';

export function writeYearLordPageWithoutTime(context: TimeUnknownContext): EssayDraft {
  const { age, from, to } = getMainSolarYear(context);
  const place = getMunthaPlaceFromMoon(age);
  const moonSignName = getSignName(context.chart.grahas.Moon.sign);
  const signName = getSignName(getMunthaSignFromMoon(context, age));
  const because = content.year.munthaTexts.fromMoonReason(age + 1, signName, place, moonSignName);
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
        title: content.year.munthaTexts.title(signName),
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
              keys: ['Moon.sign'],
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

function writeOtherYearStatements(context: ReportContext) {
  const otherYear = findOtherSolarYear(context);
  if (!otherYear) return [];
  const place = getMunthaPlaceFromMoon(otherYear.age);
  const sign = getSignName(getMunthaSignFromMoon(context, otherYear.age));
  const year = otherYear.age + 1;
  const adultText = (
    isChild(context) ? getChildTexts(context).childMunthaInOtherYear : content.year.munthaInOtherYear
  )[place - 1]!;
  const ownTexts = {
    senior: content.year.seniorMunthaInOtherYear[place],
    youth: content.year.youthMunthaInOtherYear[place],
  };
  const text = content.year.munthaTexts.inOtherYear(year, sign, chooseForAge(context, adultText, ownTexts));
  const changesOn = otherYear.from < getMainSolarYear(context).from ? otherYear.to : otherYear.from;
  const because = content.year.munthaTexts.otherYearFromMoonReason(
    getSignName(context.chart.grahas.Moon.sign),
    place,
    formatLongDate(changesOn),
  );
  return [createYearStatement(context, text, because, { keys: ['Moon.sign'] })];
}
