/** Without a birth time the main count of Mars, that from the lagna, is open, whatever the other two counts give. */
import { content } from '#src/reports/content/content.ts';
import type { Manglik } from '#src/astrology/contract-doshas.ts';
import type { CountsWithoutLagna } from '#src/reports/content/en/answers/kundli-manglik.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';

/** What the counts from the Moon and Venus give. */
export const getCountsWithoutLagna = ({ verdict }: Manglik): CountsWithoutLagna =>
  verdict === 'present' ? 'mild' : verdict;

/** A statement on Manglik is never marked as firm without a birth time. */
export const markOpenManglik = ({ isTimeKnown }: ReportContext, statement: Statement): Statement =>
  isTimeKnown
    ? statement
    : { ...statement, certainty: { level: 'borderline', note: content.common.certaintyNotes.needsHour } };
