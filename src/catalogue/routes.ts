import type Router from '@koa/router';
import type { Database } from '#src/platform/database.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import { findReport, listReports } from './reports.ts';

/** Public. GET /api/report returns all reports, `?key=` one of them. */
export function registerCatalogueRoutes(router: Router, { db }: { db: Database }): void {
  router.get('/api/report', async (ctx) => {
    const { key } = ctx.query;
    if (key === undefined) {
      ctx.body = await listReports(db);
      return;
    }
    const report = typeof key === 'string' ? await findReport(db, key) : undefined;
    if (!report) throw createNotFoundError('report-not-found', 'Report not found');
    ctx.body = report;
  });
}
