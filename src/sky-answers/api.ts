/** The route of the calculators for the OpenAPI document. */
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { SkyAnswersResponse, SkyQuestion } from './contract.ts';

export const SKY_ANSWER_API: ApiRoute[] = [
  {
    method: 'post',
    path: '/api/sky-answers',
    summary: 'Signs, lagna, dasha and karakas of one birth',
    description: 'Computed for each request. Nothing is stored.',
    access: 'public',
    body: { SkyQuestion },
    example: { date: '1996-06-04', time: '14:30', placeId: '1266049' },
    success: { json: { SkyAnswersResponse } },
  },
];
