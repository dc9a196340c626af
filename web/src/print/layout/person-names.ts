import type { ReportDocument } from '#src/reports/contract.ts';

/** The name of the person, or of both people: "Asha Rao and Ravi Menon". */
export const getPersonNames = ({ birth, partner }: Pick<ReportDocument, 'birth' | 'partner'>): string =>
  partner?.bothNames ?? birth.name;
