/** The signs of the lagna and the grahas in the sixteen divisional charts. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract-names.ts';
import { getExaltationSign } from '#src/astrology/dignity.ts';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';
import { computeVargaSign, type Varga, VARGAS } from '#src/astrology/varga.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { areAllEqual } from '#src/reports/context/unknown-time-range.ts';
import type { ReferenceCell, ReferenceTable } from '#src/reports/contract-answers.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { formatSignAbbreviation, getGrahaName } from '#src/reports/text/phrases.ts';
import { addFrameIf, formatSignLegend } from './cells.ts';

/** Without a birth time a sign that changes on the day is left open, and the lagna has no row. */
export function buildVargaTable(
  context: ReportContext,
  options: { hasLegend?: boolean } = {},
): ReferenceTable {
  const { title, note, firstHead, lagna, footnote, footnoteWithoutTime } = content.astrologer.vargaTexts;
  const lagnaRow = context.isTimeKnown
    ? [
        [
          lagna,
          ...VARGAS.map((varga) =>
            formatSignAbbreviation(computeVargaSign(varga, context.chart.lagna.longitude)),
          ),
        ],
      ]
    : [];
  return {
    title,
    note,
    head: [firstHead, ...VARGAS.map((varga) => `D${varga}`)],
    widths: [16],
    centredFrom: 1,
    rows: [
      ...lagnaRow,
      ...GRAHAS.map((graha) => {
        const longitudes = listPossibleLongitudes(context, graha);
        return [getGrahaName(graha), ...VARGAS.map((varga) => buildCell(longitudes, graha, varga))];
      }),
    ],
    footnote: `${context.isTimeKnown ? footnote : footnoteWithoutTime}${options.hasLegend ? ` ${formatSignLegend()}.` : ''}`,
  };
}

function buildCell(longitudes: readonly number[], graha: Graha, varga: Varga): ReferenceCell {
  const signs = longitudes.map((longitude) => computeVargaSign(varga, longitude));
  const [sign] = signs;
  return areAllEqual(signs)
    ? addFrameIf(isOwnPlace(graha, sign!), formatSignAbbreviation(sign!))
    : content.astrologer.vargaTexts.undecided;
}

/** Less than the half degree of the smallest part, that of D60: the Moon passes all twelve signs of it in a day. */
const STEP_DEGREES = 0.25;

/** The longitude at birth; without a birth time longitudes from the first to the last of the day. */
function listPossibleLongitudes({ chart, dayRange }: ReportContext, graha: Graha): number[] {
  if (!dayRange) return [chart.grahas[graha].longitude];
  const { earliest, latest } = dayRange;
  const from = earliest.grahas[graha].longitude;
  const passed = subtractAngles(latest.grahas[graha].longitude, from);
  const steps = Math.ceil(Math.abs(passed) / STEP_DEGREES);
  const way = Array.from({ length: steps + 1 }, (_, step) => from + (passed * step) / Math.max(steps, 1));
  return [...way, chart.grahas[graha].longitude];
}

/** The nodes have no dignity. */
const isOwnPlace = (graha: Graha, sign: number): boolean =>
  isClassicalGraha(graha) && (SIGN_LORDS[sign - 1] === graha || getExaltationSign(graha) === sign);
