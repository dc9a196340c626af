/** What kind of star it is, and the two that share its lord: the tenth, of work, and the nineteenth, of seed. */
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { ownKind, seedKind, workKind } from '#src/reports/content/en/moon/nakshatra-kinds.ts';
import { kindTitle } from '#src/reports/content/en/moon/moon-report.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getNakshatraName } from '#src/reports/text/phrases.ts';
import { starsOfTara } from './tara.ts';

/** A part of the chapter on the story of the star, where the star is known. */
export function kindPart(reading: ReportContext): EssayPage['parts'][number] {
  const [own, work, seed] = starsOfTara(reading.chart.grahas.Moon.nakshatra, 0) as [number, number, number];
  const [first, tenth, nineteenth] = [own, work, seed].map(getNakshatraName);
  return {
    id: 'tale-kind',
    title: kindTitle,
    statements: [
      tell(reading, ownKind[kindOf(own)], `${first} is counted among the ${kindOf(own)} stars`),
      tell(
        reading,
        `The Moon in ${tenth}. ${workKind[kindOf(work)]}`,
        `${tenth}, a ${kindOf(work)} star, is the tenth from ${first} and called Karma, that of work`,
      ),
      tell(
        reading,
        `The Moon in ${nineteenth}. ${seedKind[kindOf(seed)]}`,
        `${nineteenth}, a ${kindOf(seed)} star, is the nineteenth and called Adhana, that of seed`,
      ),
    ],
  };
}

const kindOf = (star: number) => nakshatraTexts[star - 1]!.nature;

const tell = (reading: ReportContext, text: string, because: string): Statement =>
  createStatement(reading, text, because, ['Moon.nakshatra'], sources.almanac);
