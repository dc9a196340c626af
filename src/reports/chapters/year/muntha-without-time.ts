/** Without an hour: muntha alone, moved on from the Moon's sign. */
import type { EssayPage } from '#src/reports/contract.ts';
import { childMuntha } from '#src/reports/content/en/child/child-year-lord.ts';
import { lordLeadOfDay, yearHeadings } from '#src/reports/content/en/year/year-headings.ts';
import { munthaOther, munthaPlace } from '#src/reports/content/en/year/muntha.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { formatLongDate, ordinal, signName } from '#src/reports/text/phrases.ts';
import { getMainSolarYear, findOtherSolarYear } from '#src/reports/year/solar-years.ts';
import { createYearStatement } from '#src/reports/year/year-phrases.ts';

export function munthaOfDay(reading: ReportContext): Omit<EssayPage, 'number'> {
  const { age, from, to } = getMainSolarYear(reading);
  const place = munthaFromMoon(age);
  const moon = signName(reading.chart.grahas.Moon.sign);
  const because = `year ${age + 1} of your life brings the muntha to ${signName(munthaSignOf(reading, age))}, ${ordinal(place)} from your Moon in ${moon}`;
  return {
    kind: 'essay',
    id: 'year-lord',
    ...yearHeadings.lordOfDay,
    highlightedHouses: [],
    compact: true,
    lead: lordLeadOfDay,
    leadBecause: toSentence(
      `that year runs from about ${formatLongDate(from)} to about ${formatLongDate(to)}`,
    ),
    parts: [
      {
        id: 'muntha',
        title: `Muntha in ${signName(munthaSignOf(reading, age))}`,
        statements: [
          createYearStatement(reading, (isChild(reading) ? childMuntha : munthaPlace)[place - 1]!, because, {
            keys: ['Moon.sign'],
            source: sources.munthaMoon,
          }),
          ...otherStatement(reading),
        ],
      },
    ],
  };
}

/** It stands on the Moon at birth and moves a sign a year. */
export const munthaFromMoon = (age: number): number => (age % 12) + 1;

export const munthaSignOf = ({ chart }: ReportContext, age: number): number =>
  ((chart.grahas.Moon.sign - 1 + age) % 12) + 1;

function otherStatement(reading: ReportContext) {
  const other = findOtherSolarYear(reading);
  if (!other) return [];
  const place = munthaFromMoon(other.age);
  const sign = signName(munthaSignOf(reading, other.age));
  const text = `In year ${other.age + 1} the muntha is in ${sign}: ${munthaOther[place - 1]!}.`;
  const because = `from your Moon in ${signName(reading.chart.grahas.Moon.sign)} that is the ${ordinal(place)} sign, and the year changes about ${formatLongDate(other.from < getMainSolarYear(reading).from ? other.to : other.from)}`;
  return [createYearStatement(reading, text, because, { keys: ['Moon.sign'] })];
}
