/** The print bundle: the report document as React, built by Vite, loaded once per process. */
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { ReportDocument } from '#src/reports/contract.ts';

export type RenderReport = (document: ReportDocument, pages?: Record<string, number>) => { html: string };

/** @throws when the bundle is not built */
export async function loadPrintBundle(directory: string): Promise<RenderReport> {
  const bundle = (await import(pathToFileURL(path.join(directory, 'print.js')).href)) as {
    renderReport: RenderReport;
  };
  return bundle.renderReport;
}
