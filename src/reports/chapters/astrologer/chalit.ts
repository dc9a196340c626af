/** The chart by sign beside the chart by cusp, with cusps, arudha padas and special lagnas. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract-names.ts';
import { computeBhavaChalit, type BhavaChalit } from '#src/astrology/cusps/bhava-chalit.ts';
import { getSignOfHouse } from '#src/astrology/houses.ts';
import { computeArudhaPadas } from '#src/astrology/jaimini/arudha.ts';
import { computeSpecialLagnas } from '#src/astrology/special-lagnas.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { ReferenceCell, ReferenceChart, ReferenceTable } from '#src/reports/contract-answers.ts';
import { findSunrises } from '#src/reports/facts/panchanga-moments.ts';
import {
  formatSignAbbreviation,
  getGrahaAbbreviation,
  getGrahaName,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { BLANK, formatMoment, formatPlace, getHouseOfSign, toStrong } from './cells.ts';
import { getChalitBook, writeChalitStatements } from './chalit-statement.ts';

export const chalitChapter: Chapter = {
  withTime: (context) => {
    // A chart with a lagna has houses by cusp.
    const chalit = computeBhavaChalit(context.chart)!;
    return {
      kind: 'reference',
      id: 'chalit',
      ...content.astrologer.astrologerHeadings.chalit,
      ...(chalit.changes.length === 0
        ? { intro: content.astrologer.chalitTexts.introWithoutChange[getChalitBook(context)] }
        : {}),
      charts: [{ ...content.astrologer.chalitTexts.bySign }, buildChalitChart(context, chalit)],
      groups: [[buildCuspTable(context, chalit), buildArudhaTable(context), buildSpecialLagnaTable(context)]],
      statements: writeChalitStatements(context, chalit),
    };
  },
};

/** The drawing has the houses of the birth chart, with each graha in its house by cusp. */
function buildChalitChart({ chart }: TimeKnownContext, { houses, changes }: BhavaChalit): ReferenceChart {
  const { title, caption, captionWithoutChange, move, place, description } =
    content.astrologer.chalitTexts.byCusp;
  const getHouseByCusp = (graha: Graha) => houses.find(({ grahas }) => grahas.includes(graha))!.house;
  const places = GRAHAS.map((graha) => place(getGrahaName(graha), getHouseByCusp(graha)));
  const moves = changes.map(({ graha, houseBySign, house }) => move(getGrahaName(graha), houseBySign, house));
  const signs = GRAHAS.map((graha) => [graha, getSignOfHouse(chart, getHouseByCusp(graha))] as const);
  return {
    title,
    caption: moves.length > 0 ? caption(moves.join(', ')) : captionWithoutChange,
    description: description(getSignName(chart.lagna.sign), places.join('; ')),
    signs: { lagna: chart.lagna.sign, grahas: Object.fromEntries(signs) as Record<Graha, number> },
    framedGrahas: changes.map(({ graha }) => graha),
  };
}

function buildCuspTable({ chart }: TimeKnownContext, { houses, changes }: BhavaChalit): ReferenceTable {
  const sign = findShortenedSign(chart.lagna.sign);
  const formatName = (graha: Graha) =>
    `${getGrahaAbbreviation(graha)}${changes.some((change) => change.graha === graha) ? '*' : ''}`;
  return {
    title: content.astrologer.cuspTexts.title,
    head: [...content.astrologer.cuspTexts.head],
    widths: [11, 19, 19],
    width: 70,
    rows: houses.map(({ house, start, middle, grahas }) => [
      String(house),
      formatPlace(start),
      toStrong(formatPlace(middle)),
      grahas.map(formatName).join(' ') || BLANK,
    ]),
    footnote: content.astrologer.cuspTexts.footnote(formatSignAbbreviation(sign), getSignName(sign)),
  };
}

/** The given sign, or the next one if its name is not longer than its abbreviation: Leo. */
const findShortenedSign = (sign: number): number =>
  formatSignAbbreviation(sign) === getSignName(sign) ? (sign % 12) + 1 : sign;

export function buildArudhaTable(context: TimeKnownContext): ReferenceTable {
  const padas = computeArudhaPadas(context.chart)!;
  const names: Partial<Record<string, string>> = content.astrologer.arudhaTexts.names;
  return {
    title: content.astrologer.arudhaTexts.title,
    head: [...content.astrologer.arudhaTexts.head],
    widths: [17],
    numericColumns: [2],
    width: 36,
    rows: padas.map(({ name, sign }): ReferenceCell[] => {
      const cells = [names[name] ?? name, formatSignAbbreviation(sign), getHouseOfSign(context, sign)];
      return names[name] ? cells.map((text) => ({ text, tone: 'high' })) : cells;
    }),
    footnote: content.astrologer.arudhaTexts.footnote,
  };
}

function buildSpecialLagnaTable(context: TimeKnownContext): ReferenceTable {
  const { chart } = context;
  const { varnada, indu, ...points } = computeSpecialLagnas(chart)!;
  const { names, title, head, footnote, noSunrise } = content.astrologer.specialLagnaTexts;
  const pointNames = ['bhava', 'hora', 'ghati', 'vighati', 'pranapada', 'sree'] as const;
  const pointRows = pointNames.flatMap((name) => {
    const point = points[name];
    return point ? [[names[name], formatPlace(point), getHouseOfSign(context, point.sign)]] : [];
  });
  const signRows = [
    { name: names.varnada, sign: varnada },
    { name: names.indu, sign: indu },
  ].flatMap(({ name, sign }) =>
    sign === null ? [] : [[name, formatSignAbbreviation(sign), getHouseOfSign(context, sign)]],
  );
  const sunrises = findSunrises(chart);
  return {
    title,
    head: [...head],
    widths: [19, 19],
    numericColumns: [2],
    width: 48,
    rows: [...pointRows, ...signRows],
    footnote: sunrises ? footnote(formatMoment(sunrises.last, context)) : noSunrise,
  };
}
