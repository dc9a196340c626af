/** Ashtakavarga and shadbala: the counts as drawings, and what their highest and lowest say. */
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import { strengthsHeading, strengthsLead } from '#src/reports/content/en/strengths/strengths.ts';
import { balaTable, strengthFigures } from './strength-figures.ts';
import { bindusNow, extremeStatements, shadbalaExtremes } from './strength-statements.ts';

export const strengths: Chapter = {
  isIncluded: isTimeKnown,
  write: (reading) => ({
    kind: 'table',
    id: 'strengths',
    ...strengthsHeading,
    lead: strengthsLead,
    figures: strengthFigures(reading),
    tables: [balaTable(reading)],
    statements: [...extremeStatements(reading), ...bindusNow(reading), ...shadbalaExtremes(reading)],
  }),
};
