/** The routes of kundli milan for the OpenAPI document. */
import type { ApiRoute, Parameter } from '#src/platform/http/api-route.ts';
import { Done } from '#src/platform/http/contract.ts';
import { MatchRequest, MatchResponse, SharedMatchResponse } from './contract.ts';
import { KEEP_CONSENT_TEXT } from './contract-keep-consent.ts';
import {
  KeepMatchRequest,
  KeptMatchesResponse,
  KeptMatchResponse,
  OpenedMatchResponse,
} from './contract-kept.ts';

const id: Parameter = { description: 'id of the kept match, a UUID' };

export const KUNDLI_MILAN_API: ApiRoute[] = [
  {
    method: 'post',
    path: '/api/kundli-milan',
    summary: 'Kundli milan: the 36 points of two births',
    description:
      'Kootas, doshas with their exceptions, Manglik and poruthams. Computed for each request; nothing is stored. Errors name the fields of both births, and `clockQuestions` offers the clocks of a time that occurred twice.',
    access: 'public',
    body: { MatchRequest },
    example: {
      groom: { date: '1992-02-16', time: '06:10', placeId: '1269515' },
      bride: { date: '1996-06-04', time: '14:30', placeId: '1266049' },
    },
    success: { json: { MatchResponse } },
    errors: { 422: ['match-births'] },
  },
  {
    method: 'get',
    path: '/api/kundli-milan/shared/:token',
    summary: 'The points of a shared match, without births and names',
    access: 'public',
    params: { token: { description: 'signed by the server: the `shareToken` of a match' } },
    success: { json: { SharedMatchResponse } },
    errors: { 404: ['shared-match-not-found'] },
  },
  {
    method: 'post',
    path: '/kundli-milan',
    summary: 'The page with the result, for the form of a browser without scripts',
    description: 'The form is sent as `application/x-www-form-urlencoded`. Nothing is stored.',
    access: 'public',
    success: { file: { content: 'text/html' } },
    others: { 413: 'The form is too large', 422: 'The page with the errors of the form' },
  },
  {
    method: 'get',
    path: '/kundli-milan/shared/:token',
    summary: 'The page of a shared match',
    access: 'public',
    params: { token: { description: 'signed by the server: the `shareToken` of a match' } },
    success: { file: { content: 'text/html' } },
    others: { 404: 'The page that says that the link shows no match' },
  },
  {
    method: 'get',
    path: '/api/kept-matches',
    summary: 'Kept matches',
    access: 'member',
    success: { json: { KeptMatchesResponse } },
  },
  {
    method: 'post',
    path: '/api/kept-matches',
    summary: 'Keep a match',
    description: `Stores both births in the account. The consent means that the member confirmed: “${KEEP_CONSENT_TEXT}”`,
    access: 'member',
    body: { KeepMatchRequest },
    success: { status: 201, json: { KeptMatchResponse } },
    errors: { 409: ['kept-matches-limit'], 422: ['match-births'] },
  },
  {
    method: 'get',
    path: '/api/kept-matches/:id',
    summary: 'A kept match, computed again from its births',
    access: 'member',
    params: { id },
    success: { json: { OpenedMatchResponse } },
    errors: { 404: ['kept-match-not-found'] },
  },
  {
    method: 'delete',
    path: '/api/kept-matches/:id',
    summary: 'Delete a kept match',
    access: 'member',
    params: { id },
    success: { json: { Done } },
    errors: { 404: ['kept-match-not-found'] },
  },
];
