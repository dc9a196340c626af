/** The route of the calculators for the OpenAPI document. */
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { ChartFactsResponse, BirthQuery } from './contract.ts';

export const CHART_FACTS_API: ApiRoute[] = [
  {
    method: 'post',
    path: '/api/chart-facts',
    summary: 'Signs, lagna, dasha and karakas of one birth',
    description: 'Computed for each request. Nothing is stored.',
    access: 'public',
    body: { BirthQuery },
    example: { date: '1996-06-04', time: '14:30', placeId: '1266049' },
    success: { json: { ChartFactsResponse } },
  },
];
