/** What the years of a mahadasha and the months of an antardasha are about, in the words of an adult or of a child. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

export const getMahaTone = (context: ReportContext, lord: Graha): string =>
  (isChild(context) ? getChildTexts(context).childMahaTone : content.periods.mahaTone)[lord];

export const getAntarTone = (context: ReportContext, lord: Graha): string =>
  (isChild(context) ? getChildTexts(context).childAntarTone : content.periods.antarTone)[lord];
