/** The routes of the catalogue for the OpenAPI document. */
import * as z from 'zod/mini';
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { Report, Reports } from './contract.ts';

const ReportOrReports = z.union([Reports, Report]);

export const CATALOGUE_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/report',
    summary: 'Reports on sale, or one of them',
    access: 'public',
    query: {
      key: { description: 'key of one report; without it the answer is a list', example: 'janam-kundli' },
    },
    success: { json: { ReportOrReports } },
    errors: { 404: ['report-not-found'] },
  },
  {
    method: 'get',
    path: '/samples/:key.pdf',
    summary: 'Sample of a report',
    description: 'Printed by the build for a fictional person.',
    access: 'public',
    params: { key: { description: 'key of the report', example: 'janam-kundli' } },
    success: { file: { content: 'application/pdf', headers: { 'Content-Disposition': 'name of the file' } } },
    others: {
      301: 'The address without the slash at its end',
      404: 'The page of the site for an address that does not exist',
    },
  },
];
