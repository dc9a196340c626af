/** The whole HTML document of a report. */
import type { ReportDocument } from '#src/reports/contract.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import { getPersonNames } from './layout/person-names.ts';
import { FrameProvider } from './frame.tsx';
import { createPageRules } from './layout/page-names.ts';
import { Report } from './Report.tsx';

/** @param styles the style sheets, with the rules of its fonts */
export function PrintedDocument({ doc, styles }: { doc: ReportDocument; styles: string }) {
  const { product, frame } = doc;
  return (
    <html lang={frame.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{fillTemplate(frame.pages.title, product.name, getPersonNames(doc))}</title>
        <meta name="author" content={frame.brand} />
        <style dangerouslySetInnerHTML={{ __html: `${styles}\n${createPageRules(doc)}` }} />
      </head>
      <body className="on-print off-screen" data-product={product.name}>
        <FrameProvider frame={frame}>
          <Report doc={doc} />
        </FrameProvider>
      </body>
    </html>
  );
}
