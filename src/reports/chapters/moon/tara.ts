/** The nine taras, and a calendar of the Moon for the coming six weeks. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { countTara } from '#src/reports/year/good-days.ts';
import { listStarsOfDay } from './nakshatra.ts';
import type { Table } from '#src/reports/contract.ts';
import { taras, type TaraText } from '#src/reports/content/en/moon/tara.ts';
import { taraLeadByLord, taraDayByLord } from '#src/reports/content/en/moon/tara-by-lord.ts';
import {
  calendarCaption,
  calendarLead,
  moonHeadings,
  taraCaption,
  taraCaptionWithoutTime,
  taraLeadWithoutTime,
} from '#src/reports/content/en/moon/moon-report.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatGraha, formatList, getNakshatraName } from '#src/reports/text/phrases.ts';
import { listStarStays, type StarStay, formatMoment } from './moon-transits.ts';

export const taraTableChapter: Chapter = {
  write: (context) => {
    const stars = listBirthStars(context);
    return {
      kind: 'table',
      id: 'tara',
      ...moonHeadings.tara,
      lead: writeLead(stars),
      tables: [
        {
          caption: writeCaption(stars),
          head: ['Tara', 'What its day is good for', 'because'],
          rows: taras.map((tara, i) => buildTaraRow(stars, tara, i)),
        },
      ],
      statements: [],
    };
  },
};

/** One, or every star of the day if the birth time is unknown. */
const listBirthStars = (context: ReportContext): number[] =>
  context.timeKnown ? [context.chart.grahas.Moon.nakshatra] : listStarsOfDay(context);

function writeLead(stars: readonly number[]): string {
  const [star] = stars as [number];
  if (stars.length > 1) return taraLeadWithoutTime;
  return `Call ${getNakshatraName(star)} one and count on to nine, three times over. ${taraLeadByLord[getStarLord(star)]}`;
}

/** Names the lords of the unfavourable taras: the third, fifth and seventh. */
function writeCaption(stars: readonly number[]): string {
  if (stars.length > 1) return taraCaptionWithoutTime;
  const lords = [2, 4, 6].map((taraIndex) =>
    formatGraha(getStarLord(listStarsOfTara(stars[0]!, taraIndex)[0]!)),
  );
  return `${taraCaption} For you these are the stars of ${formatList(lords)}.`;
}

/** The three stars of a tara have one lord. With several possible birth stars the row has a general text. */
const buildTaraRow = (
  stars: readonly number[],
  { name, devanagari, meaning, day }: TaraText,
  taraIndex: number,
): string[] => [
  `${name} ${devanagari}, ${meaning}`,
  stars.length === 1
    ? taraDayByLord[taraIndex]![getStarLord(listStarsOfTara(stars[0]!, taraIndex)[0]!)]
    : day,
  `the Moon is in ${stars.map((star) => describeStarsOfTara(star, taraIndex, stars.length > 1)).join('; or in ')}`,
];

function describeStarsOfTara(birthStar: number, taraIndex: number, hasSeveralStars: boolean): string {
  const stars = listStarsOfTara(birthStar, taraIndex);
  const [first, second, third] = stars.map(getNakshatraName);
  const ending = hasSeveralStars
    ? `if you were born in ${getNakshatraName(birthStar)}`
    : `stars of ${formatGraha(getStarLord(stars[0]!))}`;
  return `${first}, ${second} or ${third}, ${ending}`;
}

const getStarLord = (star: number): Graha => NAKSHATRAS[star - 1]!.lord;

/**
 * The three stars of a tara, 1 to 27 each.
 * @param taraIndex 0 for the tara of the birth star, up to 8
 */
export const listStarsOfTara = (birthStar: number, taraIndex: number): number[] =>
  [0, 9, 18].map((offset) => ((birthStar - 1 + taraIndex + offset) % 27) + 1);

export const moonCalendarChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'days',
    ...moonHeadings.calendar,
    lead: calendarLead,
    tables: [buildCalendarTable(context)],
    statements: [],
  }),
};

/** Two stays of the Moon in each row: the first half of the weeks on the left, the second half on the right. */
function buildCalendarTable(context: ReportContext): Table {
  const stars = listBirthStars(context);
  const cellsByStay = listStarStays(context).map((stay) => buildCells(stay, stars));
  const rowCount = Math.ceil(cellsByStay.length / 2);
  const [left, right] = [cellsByStay.slice(0, rowCount), cellsByStay.slice(rowCount)];
  return {
    caption: stars.length === 1 ? calendarCaption : `${calendarCaption} ${describeOrder(stars)}`,
    head: ['From', 'Star', 'Tara', 'From ', 'Star ', 'Tara '],
    rows: left.map((row, i) => [...row, ...(right[i] ?? ['·', '·', '·'])]),
  };
}

const describeOrder = (stars: readonly number[]): string =>
  `Where several are given, they stand in the order of your possible stars: ${formatList(stars.map(getNakshatraName))}.`;

const buildCells = ({ star, from }: StarStay, birthStars: readonly number[]): string[] => [
  formatMoment(from),
  getNakshatraName(star),
  toUppercaseFirst(birthStars.map((birthStar) => taras[countTara(birthStar, star)]!.name).join(', ')),
];
