/** Ashtakavarga, shadbala, vimshopaka bala and bhava bala as numbers. */
import { content } from '#src/reports/content/content.ts';
import { CLASSICAL_GRAHAS, GRAHA_NAMES, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Shadbala } from '#src/astrology/contract-strengths.ts';
import { computeBhavaBala } from '#src/astrology/strengths/bhava-bala.ts';
import { computeVimshopaka } from '#src/astrology/strengths/vimshopaka.ts';
import { VARGA_GROUPS } from '#src/astrology/strengths/varga-groups.ts';
import { countHouse, SIGN_NUMBERS, toPoint } from '#src/astrology/zodiac.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { ReferenceCell, ReferenceTable } from '#src/reports/contract-answers.ts';
import { requireAshtakavarga, requireShadbala } from '#src/reports/facts/chart-metrics.ts';
import { formatList, formatSignAbbreviation, getGrahaName } from '#src/reports/text/phrases.ts';
import { BLANK, formatNumber, formatPlace, addFrameIf, formatSignLegend, toStrong } from './cells.ts';

/** "Sun सूर्य" */
const formatRowName = (graha: ClassicalGraha): string =>
  `${getGrahaName(graha)} ${GRAHA_NAMES[graha].devanagari}`;

/** Twelve signs with more points than HIGH or fewer than LOW have a tone; the average is 337 over twelve. */
const SARVA_HIGH = 30;
const SARVA_LOW = 25;

export function buildAshtakavargaTable({ chart }: TimeKnownContext): ReferenceTable {
  const { grahas, sarva } = requireAshtakavarga(chart);
  const { title, note, firstHead, sum, all, house, footnote } = content.astrologer.ashtakavargaTexts;
  const rows: ReferenceCell[][] = CLASSICAL_GRAHAS.map((graha) => {
    const { bindus, total } = grahas[graha];
    return [
      formatRowName(graha),
      ...bindus.map((count, i) => addFrameIf(chart.grahas[graha].sign === i + 1, String(count))),
      toStrong(String(total)),
    ];
  });
  const total = sarva.reduce((a, b) => a + b, 0);
  return {
    title,
    note,
    head: [firstHead, ...SIGN_NUMBERS.map(formatSignAbbreviation), sum],
    widths: [27],
    centredFrom: 1,
    rows: [
      ...rows,
      [toStrong(all), ...sarva.map(toSarvaCell), toStrong(String(total))],
      [house, ...SIGN_NUMBERS.map((sign) => String(countHouse(chart.lagna.sign, sign))), BLANK],
    ],
    footnote: footnote(formatSignLegend()),
  };
}

function toSarvaCell(points: number): ReferenceCell {
  const text = String(points);
  if (points >= SARVA_HIGH) return { text, tone: 'high' };
  return points < SARVA_LOW ? { text, tone: 'low' } : text;
}

export function buildShadbalaTable({ chart }: TimeKnownContext): ReferenceTable {
  const { grahas } = requireShadbala(chart);
  const below = CLASSICAL_GRAHAS.filter((graha) => grahas[graha].ratio < 1);
  return {
    title: content.astrologer.shadbalaTexts.title,
    note: content.astrologer.shadbalaTexts.note,
    head: [...content.astrologer.shadbalaTexts.head],
    widths: [16],
    numericColumns: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    rows: CLASSICAL_GRAHAS.map((graha) => buildShadbalaRow(graha, grahas[graha])),
    footnote:
      below.length === 0
        ? content.astrologer.shadbalaTexts.allReach
        : content.astrologer.shadbalaTexts.below(formatList(below.map(getGrahaName))),
  };
}

const buildShadbalaRow = (
  graha: ClassicalGraha,
  strength: Shadbala['grahas'][ClassicalGraha],
): ReferenceCell[] => {
  const { sthana, dig, kala, cheshta, naisargika, drik, rupas, required, rank } = strength;
  return [
    getGrahaName(graha),
    ...[sthana.total, dig, kala.total, cheshta, naisargika, drik].map((virupas) => formatNumber(virupas)),
    toStrong(formatNumber(rupas, 2)),
    formatNumber(required),
    rank === 1 ? { text: '1', tone: 'high' } : String(rank),
  ];
};

export function buildVimshopakaTable({ chart }: TimeKnownContext): ReferenceTable {
  const vimshopaka = computeVimshopaka(chart)!;
  const { namesFromTwo, none } = content.astrologer.vimshopakaTexts;
  return {
    title: content.astrologer.vimshopakaTexts.title,
    note: content.astrologer.vimshopakaTexts.note,
    head: [...content.astrologer.vimshopakaTexts.head],
    widths: [15, 8, 8, 8, 8],
    centredFrom: 1,
    rows: CLASSICAL_GRAHAS.map((graha) => [
      getGrahaName(graha),
      ...VARGA_GROUPS.map((group) => formatNumber(vimshopaka[graha][group].points)),
      namesFromTwo[vimshopaka[graha].dashavarga.ownPlaces.length - 2] ?? none,
    ]),
    footnote: content.astrologer.vimshopakaTexts.footnote,
  };
}

export function buildBhavaBalaTable({ chart }: TimeKnownContext): ReferenceTable {
  return {
    title: content.astrologer.bhavaBalaTexts.title,
    note: content.astrologer.bhavaBalaTexts.note,
    head: [...content.astrologer.bhavaBalaTexts.head],
    widths: [11, 20, 15, 14],
    numericColumns: [3, 4, 5, 6, 7],
    rows: computeBhavaBala(chart)!.map(({ house, middle, lord, adhipati, dig, drishti, rupas, rank }) => [
      String(house),
      formatPlace(toPoint(middle)),
      getGrahaName(lord),
      formatNumber(adhipati),
      formatNumber(dig),
      formatNumber(drishti),
      toStrong(formatNumber(rupas, 2)),
      rank === 1 ? { text: '1', tone: 'high' } : String(rank),
    ]),
  };
}
