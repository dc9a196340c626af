/** Figures of ashtakavarga and shadbala, and the table of the six strengths. */
import { content } from '#src/reports/content/content.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Shadbala } from '#src/astrology/contract-strengths.ts';
import { HOUSE_NUMBERS, getSignOfHouse } from '#src/astrology/houses.ts';
import type { Figure, Table } from '#src/reports/contract.ts';
import type { Bala } from '#src/reports/content/en/strengths/strengths.ts';
import { requireShadbala, requireAshtakavarga, SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatSignAbbreviation, getGrahaName } from '#src/reports/text/phrases.ts';

export const buildStrengthFigures = (context: ReportContext): Figure[] => [
  buildSarvaFigure(context),
  buildShadbalaFigure(context),
];

function buildSarvaFigure({ chart }: ReportContext): Figure {
  const bars = HOUSE_NUMBERS.map((house) => ({
    label: String(house),
    note: formatSignAbbreviation(getSignOfHouse(chart, house)),
    value: requireAshtakavarga(chart).sarvaByHouse[house - 1]!,
  }));
  return { kind: 'bars', ...content.strengths.strengthsFigures.sarva, bars, ...SARVA_LIMITS };
}

function buildShadbalaFigure({ chart }: ReportContext): Figure {
  const bars = CLASSICAL_GRAHAS.map((graha) => {
    const { rupas, required } = requireShadbala(chart).grahas[graha];
    return { label: getGrahaName(graha), value: roundRupas(rupas), needed: required };
  });
  return { kind: 'targetBars', ...content.strengths.strengthsFigures.shadbala, bars };
}

const BALAS: readonly Bala[] = ['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik'];

export function buildBalaTable({ chart }: ReportContext): Table {
  const { grahas } = requireShadbala(chart);
  return {
    caption: content.strengths.strengthsFigures.balas.caption,
    head: [...content.strengths.strengthsFigures.balas.head],
    rows: BALAS.map((bala) => {
      const order = CLASSICAL_GRAHAS.toSorted(
        (a, b) => getVirupas(grahas[b], bala) - getVirupas(grahas[a], bala),
      );
      const buildCell = (graha: ClassicalGraha) =>
        `${getGrahaName(graha)}\u00a0${formatSigned(getVirupas(grahas[graha], bala))}`;
      return [
        content.strengths.balaTexts[bala].name,
        content.strengths.balaTexts[bala].text,
        buildCell(order[0]!),
        buildCell(order.at(-1)!),
      ];
    }),
  };
}

function getVirupas(strength: Shadbala['grahas'][ClassicalGraha], bala: Bala): number {
  const part = strength[bala];
  return typeof part === 'number' ? part : part.total;
}

/** With a minus sign, because a hyphen allows a line break. */
const formatSigned = (value: number): string => String(Math.round(value)).replace('-', '−');

export const roundRupas = (rupas: number): number => Math.round(rupas * 100) / 100;
