/** The upagrahas with Gulika and Mandi. */
import { content } from '#src/reports/content/content.ts';
import type { Point } from '#src/astrology/contract.ts';
import { SUN_UPAGRAHAS } from '#src/astrology/upagrahas/sun-upagrahas.ts';
import {
  computeUpagrahas,
  type PartUpagraha,
  type UpagrahasOfParts,
} from '#src/astrology/upagrahas/upagraha-tables.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { ReferenceTable } from '#src/reports/contract-answers.ts';
import { getNakshatraName } from '#src/reports/text/phrases.ts';
import { formatMoment, formatPlace, getHouseOfSign } from './cells.ts';

/** Gulika first, because it is read most. */
const PART_UPAGRAHAS = [
  'gulika',
  'yamaghantaka',
  'ardhaprahara',
  'kala',
  'mrityu',
] as const satisfies readonly PartUpagraha[];

export function buildUpagrahaTable(context: TimeKnownContext): ReferenceTable {
  const { fromSun, fromParts } = computeUpagrahas(context.chart);
  const points = [
    ...listPartPoints(fromParts),
    ...SUN_UPAGRAHAS.map((name) => ({
      name: content.astrologer.upagrahaTexts.names[name],
      point: fromSun[name],
    })),
  ];
  return {
    title: content.astrologer.upagrahaTexts.title,
    note: content.astrologer.upagrahaTexts.note,
    head: [...content.astrologer.upagrahaTexts.head],
    widths: [27, 24, 38],
    numericColumns: [3],
    rows: points.map(({ name, point }) => [
      name,
      formatPlace(point),
      `${getNakshatraName(point.nakshatra)} ${point.pada}`,
      getHouseOfSign(context, point.sign),
    ]),
    footnote: writeFootnote(context, fromParts),
  };
}

function listPartPoints(parts: UpagrahasOfParts): { name: string; point: Point }[] {
  if (!parts.isAvailable) return [];
  const [gulika, ...others] = PART_UPAGRAHAS.map((name) => ({
    name: content.astrologer.upagrahaTexts.names[name],
    point: parts.upagrahas[name].atStart.point,
  }));
  return [gulika!, { name: content.astrologer.upagrahaTexts.mandi, point: parts.mandi.point }, ...others];
}

function writeFootnote(context: TimeKnownContext, parts: UpagrahasOfParts): string {
  if (!parts.isAvailable) return content.astrologer.upagrahaTexts.noSunrise;
  const { atStart, atMiddle } = parts.upagrahas.gulika;
  return content.astrologer.upagrahaTexts.footnote(
    formatMoment(atStart.utc, context),
    formatMoment(atMiddle.utc, context),
    formatPlace(atMiddle.point),
  );
}
