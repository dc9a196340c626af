/** The nine taras, and a calendar of the Moon for the coming six weeks. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { NAKSHATRAS } from '#src/astrology/nakshatra-deities.ts';
import { countTara } from '#src/reports/year/good-days.ts';
import {
  findLongestNakshatra,
  listDescribedNakshatras,
  listNakshatrasWithHours,
} from '#src/reports/facts/nakshatras-of-day.ts';
import type { Table } from '#src/reports/contract.ts';
import type { TaraText } from '#src/reports/content/en/moon/tara.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatGraha, formatList, getNakshatraName } from '#src/reports/text/phrases.ts';
import { listNakshatraStays, type NakshatraStay, formatMoment } from './moon-transits.ts';

export const taraTableChapter: Chapter = {
  write: (context) => {
    const nakshatras = listBirthNakshatras(context);
    return {
      kind: 'table',
      id: 'tara',
      ...content.moon.moonHeadings.tara,
      lead: writeLead(nakshatras),
      tables: [
        {
          caption: `${writeCaption(nakshatras)}${writeMainStarNote(context)}`,
          head: [...content.moon.taraTableTexts.head],
          rows: content.moon.taras.map((tara, i) => buildTaraRow(nakshatras, tara, i)),
        },
      ],
      statements: [],
    };
  },
};

/** One, or every nakshatra of the day that lasts long enough to be described if the birth time is unknown. */
export const listBirthNakshatras = (context: ReportContext): number[] =>
  context.isTimeKnown
    ? [context.chart.grahas.Moon.nakshatra]
    : listDescribedNakshatras(context).map(({ nakshatra }) => nakshatra);

/** For a day of birth with further nakshatras of a few minutes each; otherwise empty. */
function writeMainStarNote(context: ReportContext): string {
  if (context.isTimeKnown || listBirthNakshatras(context).length > 1) return '';
  if (listNakshatrasWithHours(context).length === 1) return '';
  const { nakshatra, hours } = findLongestNakshatra(context);
  return ` ${content.moon.taraMainStar(getNakshatraName(nakshatra), Math.floor(hours))}`;
}

function writeLead(nakshatras: readonly number[]): string {
  const [nakshatra] = nakshatras as [number];
  if (nakshatras.length > 1) return content.moon.taraLeadWithoutTime;
  return content.moon.taraTableTexts.lead(
    getNakshatraName(nakshatra),
    content.moon.taraLeadByLord[getNakshatraLord(nakshatra)],
  );
}

/** Names the lords of the unfavourable taras: the third, fifth and seventh. */
function writeCaption(nakshatras: readonly number[]): string {
  if (nakshatras.length > 1) return content.moon.taraCaptionWithoutTime;
  const lords = [2, 4, 6].map((taraIndex) =>
    formatGraha(getNakshatraLord(listNakshatrasOfTara(nakshatras[0]!, taraIndex)[0]!)),
  );
  return `${content.moon.taraCaption} ${content.moon.taraTableTexts.lords(formatList(lords))}`;
}

/** The three nakshatras of a tara have one lord. With several possible birth nakshatras the row has a general text. */
const buildTaraRow = (
  nakshatras: readonly number[],
  { name, hindiName, meaning, day }: TaraText,
  taraIndex: number,
): string[] => [
  content.moon.taraTableTexts.tara(name, hindiName, meaning),
  nakshatras.length === 1
    ? content.moon.taraDayByLord[taraIndex]![
        getNakshatraLord(listNakshatrasOfTara(nakshatras[0]!, taraIndex)[0]!)
      ]
    : day,
  content.moon.taraTableTexts.reason(
    nakshatras.map((nakshatra) => describeNakshatrasOfTara(nakshatra, taraIndex, nakshatras.length > 1)),
  ),
];

function describeNakshatrasOfTara(
  birthNakshatra: number,
  taraIndex: number,
  hasSeveralNakshatras: boolean,
): string {
  const nakshatras = listNakshatrasOfTara(birthNakshatra, taraIndex);
  const stars = content.grammar.formatAlternatives(nakshatras.map(getNakshatraName));
  return hasSeveralNakshatras
    ? content.moon.taraTableTexts.starsForBirth(stars, getNakshatraName(birthNakshatra))
    : content.moon.taraTableTexts.starsOfLord(stars, formatGraha(getNakshatraLord(nakshatras[0]!)));
}

const getNakshatraLord = (nakshatra: number): Graha => NAKSHATRAS[nakshatra - 1]!.lord;

/**
 * The three nakshatras of a tara, 1 to 27 each.
 * @param taraIndex 0 for the tara of the birth nakshatra, up to 8
 */
export const listNakshatrasOfTara = (birthNakshatra: number, taraIndex: number): number[] =>
  [0, 9, 18].map((offset) => ((birthNakshatra - 1 + taraIndex + offset) % 27) + 1);

export const moonCalendarChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'moon-calendar',
    ...content.moon.moonHeadings.calendar,
    lead: content.moon.calendarLead,
    tables: [buildCalendarTable(context)],
    statements: [],
  }),
};

/** Two stays of the Moon in each row: the first half of the weeks on the left, the second half on the right. */
function buildCalendarTable(context: ReportContext): Table {
  const nakshatras = listBirthNakshatras(context);
  const cellsByStay = listNakshatraStays(context).map((stay) => buildCells(stay, nakshatras));
  const rowCount = Math.ceil(cellsByStay.length / 2);
  const [left, right] = [cellsByStay.slice(0, rowCount), cellsByStay.slice(rowCount)];
  return {
    caption:
      nakshatras.length === 1
        ? content.moon.calendarCaption
        : `${content.moon.calendarCaption} ${describeOrder(nakshatras)}`,
    head: [...content.moon.moonCalendarTexts.head],
    rows: left.map((row, i) => [...row, ...(right[i] ?? ['·', '·', '·'])]),
  };
}

const describeOrder = (nakshatras: readonly number[]): string =>
  content.moon.moonCalendarTexts.order(formatList(nakshatras.map(getNakshatraName)));

const buildCells = ({ nakshatra, from }: NakshatraStay, birthNakshatras: readonly number[]): string[] => [
  formatMoment(from),
  getNakshatraName(nakshatra),
  toUppercaseFirst(
    birthNakshatras
      .map((birthNakshatra) => content.moon.taras[countTara(birthNakshatra, nakshatra)]!.name)
      .join(', '),
  ),
];
