import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReportRenderer } from './print-report.ts';

/** The renderer built by `vite build -c vite.print.config.ts`. @throws when it is not built */
export async function loadReportRenderer(folder: string): Promise<ReportRenderer> {
  const file = path.resolve(folder, 'print.js');
  const bundle = (await import(pathToFileURL(file).href)) as { renderReport: ReportRenderer };
  return bundle.renderReport;
}
