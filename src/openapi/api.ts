/** The routes of operators and of the document itself. */
import * as z from 'zod/mini';
import type { ApiRoute } from '#src/platform/http/api-route.ts';

const Alive = z.object({ alive: z.literal(true) });
/** The result of each probe by its name. */
const Readiness = z.record(z.string(), z.unknown());
const OpenApiDocument = z.looseObject({ openapi: z.string() });

export const HEALTH_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/healthz',
    summary: 'Whether the process is alive',
    access: 'public',
    success: { json: { Alive } },
  },
  {
    method: 'get',
    path: '/livez',
    summary: 'Whether the process is alive, by its other name',
    access: 'public',
    success: { json: { Alive } },
  },
  {
    method: 'get',
    path: '/readyz',
    summary: 'Whether every dependency works',
    description: 'The body names each probe. Status 503 when one of them fails.',
    access: 'public',
    success: { json: { Readiness } },
    others: { 503: 'A probe failed' },
  },
];

export const DOCUMENT_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    access: 'public',
    success: { json: { OpenApiDocument } },
    others: { 304: 'The document with this ETag is current' },
  },
];
