/** The verification code of a printed report, a hash of the document before printing, and the addresses of the site in it. */
import { hashSha256 } from '#src/platform/crypto.ts';
import { toCanonicalJson } from '#src/ledger/hash.ts';
import { CODE_HEADING, CODE_LENGTH } from '#src/orders/contract-verification-code.ts';
import type { Authenticity, Page, ReportDocument } from '#src/reports/contract.ts';

/**
 * Adds the code and the URL that checks it to the page on authenticity, and the address of the site to links. The same document
 * has the same code on any site.
 */
export function addVerificationCode(
  document: ReportDocument,
  publicUrl: string,
): { document: ReportDocument; code: string } {
  const code = hashSha256(toCanonicalJson(document)).slice(0, CODE_LENGTH);
  const authenticity = createAuthenticitySection(document, code, publicUrl);
  const pages = replaceAuthenticity(document.pages, authenticity).map((page) =>
    resolveLinks(page, publicUrl),
  );
  return { document: { ...document, pages }, code };
}

/** Replaces the section on authenticity, which is on the method page or on the closing page. */
export const replaceAuthenticity = (pages: readonly Page[], authenticity: Authenticity): Page[] =>
  pages.map((page) => ('authenticity' in page ? { ...page, authenticity } : page));

function resolveLinks(page: Page, publicUrl: string): Page {
  if (page.kind !== 'furtherReading') return page;
  const items = page.items.map((item) => ({
    ...item,
    link: { ...item.link, url: `${publicUrl}${item.link.url}` },
  }));
  return { ...page, items };
}

function createAuthenticitySection({ order }: ReportDocument, code: string, publicUrl: string): Authenticity {
  return {
    title: CODE_HEADING,
    text: 'Open the address below and type in the number, or choose the file there. The file stays on your device. The page says when this copy was made, and shows nothing about you.',
    where: `${publicUrl.replace(/^https?:\/\//, '')}/verify, order ${order.id}, edition ${order.edition}`,
    link: `${publicUrl}/verify/${code}`,
    code,
  };
}
