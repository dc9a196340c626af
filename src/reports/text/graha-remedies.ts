/** The free remedies of a graha, with the texts of the reader’s age. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

type RemedyText = { title: string; when: string; text: string };

export const getHabitRemedy = (context: ReportContext, graha: ClassicalGraha): RemedyText => ({
  ...content.remedies.remedies[graha].habit,
  ...(isChild(context) ? getChildTexts(context).childRemedyHabits[graha] : undefined),
});

export const getServiceRemedy = (context: ReportContext, graha: Graha): RemedyText => ({
  ...content.remedies.remedies[graha].service,
  ...(isChild(context) ? getChildTexts(context).childRemedyServices[graha] : undefined),
});
