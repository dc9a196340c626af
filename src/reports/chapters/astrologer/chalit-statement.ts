/** What it means that grahas change their house by cusp. */
import { content } from '#src/reports/content/content.ts';
import {
  computeBhavaChalit,
  type BhavaChalit,
  type ChalitHouse,
  type HouseChange,
} from '#src/astrology/cusps/bhava-chalit.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  formatDegrees,
  formatGraha,
  formatList,
  getSignName,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

/** More do not fit beside the reason. */
const MAX_DESCRIBED = 2;

/** One statement, or none if no graha changes its house. */
export function writeChalitStatements(context: TimeKnownContext, chalit: BhavaChalit): Statement[] {
  const { changes } = chalit;
  if (changes.length === 0) return [];
  const reading = content.astrologer.chalitReadings[getChalitBook(context)];
  const described = changes.slice(0, MAX_DESCRIBED);
  const names = changes.map(({ graha }) => formatGraha(graha));
  const first = toUppercaseFirst(
    changes.length === 1 ? reading.one(names[0]!) : reading.several(formatList(names)),
  );
  const parts = described.map(({ graha, house }) =>
    content.astrologer.chalitStatement.part(formatGraha(graha), house),
  );
  return [
    createStatement(
      context,
      `${first} ${reading.also(formatList(parts))}`,
      described.map((change) => describeChange(change, chalit)).join('; '),
      ['lagna.sign', ...described.map(({ graha }) => `${graha}.house`), readChanges],
      content.astrologer.chalitStatement.source,
    ),
  ];
}

/** Which of the two books with a chalit chart it is. */
export const getChalitBook = ({ product }: ReportContext): keyof typeof content.astrologer.chalitReadings =>
  product === 'life-blueprint' ? 'blueprint' : 'general';

/** The houses by cusp; the degrees at which they begin change every minute. */
const readChanges = ({ chart }: ReportContext): string =>
  JSON.stringify(computeBhavaChalit(chart)?.changes ?? null);

function describeChange({ graha, houseBySign, house }: HouseChange, { houses }: BhavaChalit): string {
  const { beforeCusp, afterCusp } = content.astrologer.chalitStatement;
  const bySign = content.timing.formatHouseNumber(houseBySign);
  return isNextHouse(houseBySign, house)
    ? afterCusp(
        formatGraha(graha),
        bySign,
        content.timing.formatHouseNumber(house),
        describeCusp(houses[house - 1]!),
      )
    : beforeCusp(formatGraha(graha), bySign, describeCusp(houses[houseBySign - 1]!));
}

const describeCusp = ({ start }: ChalitHouse): string =>
  content.astrologer.chalitStatement.place(formatDegrees(start.degreeInSign), getSignName(start.sign));

const isNextHouse = (from: number, to: number): boolean => (to - from + 12) % 12 < 6;
