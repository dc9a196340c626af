/** Ashtakavarga and shadbala as figures, with statements on the highest and lowest counts. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import { strengthsHeading, strengthsLead } from '#src/reports/content/en/strengths/strengths.ts';
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
    ...strengthsHeading,
    lead: strengthsLead,
    figures: buildStrengthFigures(context),
    tables: [buildBalaTable(context)],
    statements: [
      ...writeHouseExtremeStatements(context),
      ...writeTransitBindusStatements(context),
      ...writeShadbalaExtremeStatements(context),
    ],
  }),
};
