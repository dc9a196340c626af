/** The code by which a printed report is checked: a hash of all that was computed and written for it, before it was printed. */
import { createHash } from 'node:crypto';
import { canonical } from '#src/ledger/canonical.ts';
import { CODE_DIGITS } from '#src/orders/contract-verification-code.ts';
import type { MethodPage, Page, ReportDocument } from '#src/reports/contract.ts';

/** Puts the code and the address that checks it on the page about the method. The same document has the same code. */
export function sealed(
  document: ReportDocument,
  publicUrl: string,
): { document: ReportDocument; code: string } {
  const code = createHash('sha256').update(canonical(document)).digest('hex').slice(0, CODE_DIGITS);
  const authenticity = genuineOf(document, code, publicUrl);
  const pages = document.pages.map((page): Page =>
    page.kind === 'method' ? { ...page, authenticity } : page,
  );
  return { document: { ...document, pages }, code };
}

function genuineOf({ order }: ReportDocument, code: string, publicUrl: string): MethodPage['authenticity'] {
  return {
    title: 'Is this copy ours, and unaltered?',
    text: 'Open the address below and type in the number, or drop the file there: your browser looks at it, and it does not leave your device. The answer says what was made and when, and nothing about you.',
    where: `${publicUrl.replace(/^https?:\/\//, '')}/verify, order ${order.id}, edition ${order.edition}`,
    link: `${publicUrl}/verify/${code}`,
    code,
  };
}
