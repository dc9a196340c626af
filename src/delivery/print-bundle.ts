import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from './print-report.ts';

/** The renderer that `vite build -c vite.print.config.ts` makes. @throws when it was never built */
export async function loadPrintBundle(folder: string): Promise<Render> {
  const file = path.resolve(folder, 'print.js');
  const bundle = (await import(pathToFileURL(file).href)) as { renderReport: Render };
  return bundle.renderReport;
}
