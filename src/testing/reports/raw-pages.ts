/** Reads tags and text of each page of a PDF with pdf.js, once for all checks. */
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Tags = {
  role: string;
  alt?: string;
  lang?: string;
  children: (Tags | { type: string; id: string })[];
};
type TextItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

/** `tags`: null if the page has none; `items`: texts, and where marked content begins and ends */
export type RawPage = { number: number; tags: Tags | null; items: TextItem[] };

export async function readRawPages(pdf: Buffer): Promise<RawPage[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: RawPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const tags = (await page.getStructTree()) as Tags | null;
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    pages.push({ number, tags, items });
  }
  await document.loadingTask.destroy();
  return pages;
}
