/** How to check that a copy is authentic. The delivery replaces it when it adds the verification code. */
import { authenticityTexts } from '#src/reports/content/en/common/authenticity.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Authenticity } from '#src/reports/contract.ts';

export const writeAuthenticity = ({ order }: ReportContext): Authenticity => ({
  title: authenticityTexts.title,
  text: authenticityTexts.text,
  where: authenticityTexts.where(order.id, order.edition),
});
