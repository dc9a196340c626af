/** What kind of star it is, and the two that share its lord: the tenth, of work, and the nineteenth, of seed. */
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import {
  birthNakshatraKind,
  nineteenthNakshatraKind,
  tenthNakshatraKind,
} from '#src/reports/content/en/moon/nakshatra-kinds.ts';
import { nakshatraKindsTitle } from '#src/reports/content/en/moon/moon-report.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getNakshatraName } from '#src/reports/text/phrases.ts';
import { listStarsOfTara } from './tara.ts';

/** A part of the chapter on the story of the star, where the star is known. */
export function writeNakshatraKindsPart(context: ReportContext): EssayPage['parts'][number] {
  const [own, work, seed] = listStarsOfTara(context.chart.grahas.Moon.nakshatra, 0) as [
    number,
    number,
    number,
  ];
  const [first, tenth, nineteenth] = [own, work, seed].map(getNakshatraName);
  return {
    id: 'tale-kind',
    title: nakshatraKindsTitle,
    statements: [
      createKindStatement(
        context,
        birthNakshatraKind[getKind(own)],
        `${first} is counted among the ${getKind(own)} stars`,
      ),
      createKindStatement(
        context,
        `The Moon in ${tenth}. ${tenthNakshatraKind[getKind(work)]}`,
        `${tenth}, a ${getKind(work)} star, is the tenth from ${first} and called Karma, that of work`,
      ),
      createKindStatement(
        context,
        `The Moon in ${nineteenth}. ${nineteenthNakshatraKind[getKind(seed)]}`,
        `${nineteenth}, a ${getKind(seed)} star, is the nineteenth and called Adhana, that of seed`,
      ),
    ],
  };
}

const getKind = (star: number) => nakshatraTexts[star - 1]!.nature;

const createKindStatement = (context: ReportContext, text: string, because: string): Statement =>
  createStatement(context, text, because, ['Moon.nakshatra'], sources.almanac);
