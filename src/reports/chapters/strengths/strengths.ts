/** Ashtakavarga and shadbala as figures, with statements on the highest and lowest counts. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { buildBalaTable, buildStrengthFigures } from './strength-figures.ts';
import {
  writeTransitBindusStatements,
  writeHouseExtremeStatements,
  writeShadbalaExtremeStatements,
} from './strength-statements.ts';

export const strengthsChapter: Chapter = {
  withTime: (context) => ({
    kind: 'table',
    id: 'strengths',
    ...content.strengths.strengthsHeading,
    lead: content.strengths.strengthsLead,
    figures: buildStrengthFigures(context),
    tables: [buildBalaTable(context)],
    statements: [
      ...writeHouseExtremeStatements(context),
      ...writeTransitBindusStatements(context),
      ...writeShadbalaExtremeStatements(context),
    ],
  }),
};
