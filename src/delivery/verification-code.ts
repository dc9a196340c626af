/** The verification code of a printed report: a hash of the document before printing. */
import { hashSha256 } from '#src/platform/crypto.ts';
import { toCanonicalJson } from '#src/ledger/hash.ts';
import { CODE_LENGTH } from '#src/orders/contract-verification-code.ts';
import type { MethodPage, Page, ReportDocument } from '#src/reports/contract.ts';

/** Adds the code and the URL that checks it to the method page. The same document has the same code. */
export function addVerificationCode(
  document: ReportDocument,
  publicUrl: string,
): { document: ReportDocument; code: string } {
  const code = hashSha256(toCanonicalJson(document)).slice(0, CODE_LENGTH);
  const authenticity = createAuthenticitySection(document, code, publicUrl);
  const pages = document.pages.map((page): Page =>
    page.kind === 'method' ? { ...page, authenticity } : page,
  );
  return { document: { ...document, pages }, code };
}

function createAuthenticitySection(
  { order }: ReportDocument,
  code: string,
  publicUrl: string,
): MethodPage['authenticity'] {
  return {
    title: 'Is this copy ours, and unaltered?',
    text: 'Open the address below and type in the number, or drop the file there: your browser looks at it, and it does not leave your device. The answer says what was made and when, and nothing about you.',
    where: `${publicUrl.replace(/^https?:\/\//, '')}/verify, order ${order.id}, edition ${order.edition}`,
    link: `${publicUrl}/verify/${code}`,
    code,
  };
}
