/** The routes of the dashboard for the OpenAPI document. */
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { Sky } from '#src/astrology/contract.ts';
import { DashboardResponse } from './contract.ts';

export const DASHBOARD_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/dashboard',
    summary: "The member's chart and today's sky",
    access: 'member',
    success: { json: { DashboardResponse } },
  },
  {
    method: 'get',
    path: '/api/sky',
    summary: 'Current positions of the nine grahas',
    access: 'public',
    success: { json: { Sky } },
  },
];
