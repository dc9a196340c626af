/** Nine taras, and the coming six weeks of the Moon by them. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { starsOfDay } from './nakshatra.ts';
import type { TablePage } from '#src/reports/contract.ts';
import { taras, type TaraText } from '#src/reports/content/en/moon/tara.ts';
import { calendarBy, taraOfLord } from '#src/reports/content/en/moon/tara-by-lord.ts';
import {
  daysCaption,
  daysLead,
  headings,
  taraCaption,
  taraCaptionOfDay,
  taraLeadOfDay,
} from '#src/reports/content/en/moon/moon-report.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, grahaName, listed, getNakshatraName } from '#src/reports/text/phrases.ts';
import { staysOf, taraOf, type StarStay } from './moon-transits.ts';
import { momentWords } from './moment-phrases.ts';

type Table = TablePage['tables'][number];

export const taraTable: Chapter = {
  write: (reading) => {
    const stars = birthStars(reading);
    return {
      kind: 'table',
      id: 'tara',
      ...headings.tara,
      lead: leadOf(stars),
      tables: [
        {
          caption: captionOf(stars),
          head: ['Tara', 'What its day is good for', 'because'],
          rows: taras.map((tara, i) => rowOf(stars, tara, i)),
        },
      ],
      statements: [],
    };
  },
};

/** One, or without an hour every star of that day. */
const birthStars = (reading: ReportContext): number[] =>
  reading.day ? starsOfDay(reading) : [reading.chart.grahas.Moon.nakshatra];

function leadOf(stars: readonly number[]): string {
  const [star] = stars as [number];
  if (stars.length > 1) return taraLeadOfDay;
  return `Call ${getNakshatraName(star)} one and count on to nine, three times over. ${calendarBy[lordOf(star)]}`;
}

/** The third, fifth and seventh, by the lords of their stars. */
function captionOf(stars: readonly number[]): string {
  if (stars.length > 1) return taraCaptionOfDay;
  const lords = [2, 4, 6].map((tara) => grahaName(lordOf(starsOfTara(stars[0]!, tara)[0]!)));
  return `${taraCaption} For you these are the stars of ${listed(lords)}.`;
}

/** The three stars of a tara are of one lord, so one birth star has nine days of its own; several have them in common words. */
const rowOf = (
  stars: readonly number[],
  { name, devanagari, meaning, day }: TaraText,
  i: number,
): string[] => [
  `${name} ${devanagari}, ${meaning}`,
  stars.length === 1 ? taraOfLord[i]![lordOf(starsOfTara(stars[0]!, i)[0]!)] : day,
  `the Moon is in ${stars.map((star) => whereItIs(star, i, stars.length > 1)).join('; or in ')}`,
];

function whereItIs(birthStar: number, tara: number, several: boolean): string {
  const stars = starsOfTara(birthStar, tara);
  const [first, second, third] = stars.map(getNakshatraName);
  const end = several
    ? `if you were born in ${getNakshatraName(birthStar)}`
    : `stars of ${grahaName(lordOf(stars[0]!))}`;
  return `${first}, ${second} or ${third}, ${end}`;
}

const lordOf = (star: number): Graha => NAKSHATRAS[star - 1]!.lord;

export const starsOfTara = (birthStar: number, tara: number): number[] =>
  [0, 9, 18].map((round) => ((birthStar - 1 + tara + round) % 27) + 1);

export const moonDays: Chapter = {
  write: (reading) => ({
    kind: 'table',
    id: 'days',
    ...headings.days,
    lead: daysLead,
    tables: [daysOf(reading)],
    statements: [],
  }),
};

function daysOf(reading: ReportContext): Table {
  const stars = birthStars(reading);
  const cells = staysOf(reading).map((stay) => cellsOf(stay, stars));
  const half = Math.ceil(cells.length / 2);
  const [left, right] = [cells.slice(0, half), cells.slice(half)];
  return {
    caption: stars.length === 1 ? daysCaption : `${daysCaption} ${inOrder(stars)}`,
    head: ['From', 'Star', 'Tara', 'From ', 'Star ', 'Tara '],
    rows: left.map((row, i) => [...row, ...(right[i] ?? ['·', '·', '·'])]),
  };
}

const inOrder = (stars: readonly number[]): string =>
  `Where several are given, they stand in the order of your possible stars: ${listed(stars.map(getNakshatraName))}.`;

const cellsOf = ({ star, from }: StarStay, birthStars: readonly number[]): string[] => [
  momentWords(from),
  getNakshatraName(star),
  toUppercaseFirst(birthStars.map((birthStar) => taras[taraOf(birthStar, star)]!.name).join(', ')),
];
