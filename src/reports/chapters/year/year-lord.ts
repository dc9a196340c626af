/** Muntha and the lord of the year, for the year of life that covers most of the months, and in brief for the other. */
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { childMuntha, childMunthaLord } from '#src/reports/content/en/child/child-year-lord.ts';
import { lordLead, yearHeadings } from '#src/reports/content/en/year/year-headings.ts';
import { munthaLordTexts, munthaByHouse } from '#src/reports/content/en/year/muntha.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import {
  toUppercaseFirst,
  formatGraha,
  formatLongDate,
  formatOrdinal,
  signName,
} from '#src/reports/text/phrases.ts';
import { getMainSolarYear, findOtherSolarYear } from '#src/reports/year/solar-years.ts';
import { createYearStatement } from '#src/reports/year/year-phrases.ts';
import { evaluateTajikaStrength, describeTajikaStrength } from '#src/reports/year/tajika-strength.ts';
import { writeYearLordStatements, writeOtherYearStatements } from './year-lord-statements.ts';
import { writeMunthaWithoutTime } from './muntha-without-time.ts';

type Part = EssayPage['parts'][number];

export const yearLordChapter: Chapter = {
  write: (context) => (context.chart.lagna ? writeWithTime(context) : writeMunthaWithoutTime(context)),
};

function writeWithTime(context: ReportContext): Omit<EssayPage, 'number'> {
  const life = getMainSolarYear(context);
  return {
    kind: 'essay',
    id: 'year-lord',
    ...yearHeadings.lord,
    highlightedHouses: [life.rule!.muntha.house],
    lead: lordLead,
    leadBecause: toSentence(writeLeadReason(life)),
    parts: [
      writeMunthaPart(context, life),
      writeLordPart(context, life),
      ...writeOtherYearPart(context, life),
    ],
  };
}

const writeLeadReason = ({ age, from, to, rule }: Varshphal): string =>
  `year ${age + 1} of your life, from ${formatLongDate(from)} to ${formatLongDate(to)}, covers the greater part of these months; it began by ${rule!.byDay ? 'day' : 'night'}`;

const writeMunthaPart = (context: ReportContext, life: Varshphal): Part => ({
  id: 'muntha',
  title: `Muntha in ${signName(life.rule!.muntha.sign)}`,
  statements: writeMunthaStatements(context, life),
});

const writeLordPart = (context: ReportContext, life: Varshphal): Part => ({
  id: 'lord',
  title: `${toUppercaseFirst(formatGraha(life.rule!.yearLord.graha))} rules the year`,
  statements: writeYearLordStatements(context, life),
});

function writeOtherYearPart(context: ReportContext, main: Varshphal): Part[] {
  const other = findOtherSolarYear(context);
  if (!other) return [];
  const title =
    other.from < main.from ? `Until ${formatLongDate(other.to)}` : `From ${formatLongDate(other.from)}`;
  return [{ id: 'other-year', title, statements: writeOtherYearStatements(context, other) }];
}

function writeMunthaStatements(context: ReportContext, life: Varshphal): Statement[] {
  const { age, rule } = life;
  const { sign, house, lord } = rule!.muntha;
  const gone =
    age === 0 ? 'still at its beginning' : `${age} signs on from ${signName(context.chart.lagna!.sign)}`;
  const where = `muntha, ${gone}, has come to ${signName(sign)}, the ${formatOrdinal(house)} house of the year`;
  const keeper = `${formatGraha(lord)} looks after ${signName(sign)}, and this year is ${describeTajikaStrength(life, lord)}`;
  return [
    createYearStatement(context, (isChild(context) ? childMuntha : munthaByHouse)[house - 1]!, where, {
      keys: ['lagna.sign', `year.${age}.muntha-house`],
      source: sources.varshphal,
    }),
    createYearStatement(
      context,
      isChild(context)
        ? childMunthaLord[lord]
        : munthaLordTexts[lord][evaluateTajikaStrength(life, lord).state],
      keeper,
      { keys: [`year.${age}.muntha`] },
    ),
  ];
}
