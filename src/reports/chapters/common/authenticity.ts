/** How to check that a copy is authentic. The delivery replaces it when it adds the verification code. */
import { content } from '#src/reports/content/content.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Authenticity } from '#src/reports/contract.ts';

export const writeAuthenticity = ({ order }: ReportContext): Authenticity => ({
  title: content.common.authenticityTexts.title,
  text: content.common.authenticityTexts.text,
  where: content.common.authenticityTexts.where(order.id, order.edition),
});
