/** Builds the OpenAPI 3.1 document from the declared routes and their contracts. */
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Access, ApiRoute, Parameter } from '#src/platform/http/api-route.ts';
import type { RouteLimit } from '#src/platform/http/rate-limits.ts';
import { DECLARED_ROUTES } from './declared-routes.ts';
import { describeError, listErrorCodes } from './errors.ts';
import { omitUnusedSchemas } from './omit-unused-schemas.ts';
import { SHARED_SCHEMAS } from './shared-schemas.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** `limits`: the rate limits of the application. Takes some tens of milliseconds. */
export function buildDocument(limits: RouteLimit[]): OpenApiDocument {
  const entries = Object.entries(DECLARED_ROUTES);
  const routes = entries.flatMap(([tag, tagRoutes]) => tagRoutes.map((route) => ({ tag, route })));
  const paths: ZodOpenApiObject['paths'] = {};
  for (const { tag, route } of routes) {
    const path = toTemplate(route.path);
    paths[path] = { ...paths[path], [route.method]: buildOperation(tag, route, limits) };
  }
  const input: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: 'Lagna',
      version: '1',
      description:
        'The HTTP API of the site. Amounts in responses are paise, instants are ISO 8601 in UTC. Every error has a stable `code` and one sentence in `message`.',
    },
    tags: entries.map(([name]) => ({ name })),
    paths,
    components: {
      schemas: listNamedSchemas(routes.map(({ route }) => route)),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
  return omitUnusedSchemas(createDocument(input, { override: describeTransform }));
}

/** The result of a transform of a request is no part of the document, and the library requires some schema for it. */
function describeTransform({
  jsonSchema,
  zodSchema,
}: {
  jsonSchema: { type?: unknown };
  zodSchema: unknown;
}) {
  if ((zodSchema as { _zod: { def: { type: string } } })._zod.def.type === 'transform')
    jsonSchema.type = 'string';
}

/** `/api/orders/:id` as `/api/orders/{id}`. */
export const toTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function listNamedSchemas(routes: ApiRoute[]) {
  const named = routes.map(({ body, success }) => ({ ...body, ...('json' in success && success.json) }));
  return Object.assign({}, SHARED_SCHEMAS, ...named) as NonNullable<
    ZodOpenApiObject['components']
  >['schemas'];
}

function buildOperation(tag: string, route: ApiRoute, limits: RouteLimit[]): ZodOpenApiOperationObject {
  const { method, path, summary, description, access, body, example } = route;
  const limit = limits.find((candidate) => candidate.route.test(`${method.toUpperCase()} ${fillPath(path)}`));
  return {
    operationId: `${method}-${path.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '')}`,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: SECURITY[access],
    'x-access': access,
    ...(limit && { 'x-rate-limit': limit.name }),
    parameters: listParameters(route),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: getSchema(body), ...(example && { example }) } },
      },
    }),
    responses: buildResponses(route, limit !== undefined),
  };
}

/** A path that the patterns of the rate limits match. */
const fillPath = (path: string) => path.replace(/:\w+/g, 'x');

const getSchema = (named: Record<string, unknown>) => Object.values(named)[0] as never;

function listParameters({ path, params = {}, query = {} }: ApiRoute) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return [
    ...names.map((name) => buildParameter('path', name, params[name]!)),
    ...Object.entries(query).map(([name, parameter]) => buildParameter('query', name, parameter)),
  ];
}

const buildParameter = (
  place: 'path' | 'query',
  name: string,
  { description, schema, example }: Parameter,
) => ({
  in: place,
  name,
  description,
  required: place === 'path',
  schema: (schema ?? { type: 'string' }) as { type: 'string' },
  ...(example !== undefined && { example }),
});

function buildResponses(route: ApiRoute, isLimited: boolean): ZodOpenApiResponsesObject {
  const isPage = route.method === 'get' && route.path.startsWith('/api/');
  const errors = Object.entries(listErrorCodes(route, isLimited)).map(
    ([status, codes]) => [status, describeError(Number(status), codes, isPage)] as const,
  );
  const others = Object.entries(route.others ?? {}).map(([status, text]) => [status, { description: text }]);
  return {
    ...(isPage && { 303: describeRedirect('A browser without a session is led to the login page') }),
    ...Object.fromEntries([...errors, ...others]),
    ...buildSuccess(route.success),
  };
}

function buildSuccess(success: ApiRoute['success']): ZodOpenApiResponsesObject {
  if ('redirect' in success)
    return { [success.redirect]: describeRedirect('A page of the site or of Google') };
  if ('json' in success)
    return {
      [success.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: getSchema(success.json) } },
      },
    };
  const { content, headers = {} } = success.file;
  return { 200: { description: 'The file', headers: toHeaders(headers), content: { [content]: {} } } };
}

const describeRedirect = (description: string) => ({
  description,
  headers: toHeaders({ Location: 'the address to continue to' }),
});

const toHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' as const } },
    ]),
  );

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey' as const,
    in: 'cookie' as const,
    name: 'sid',
    description: 'Session cookie of a browser; `__Host-sid` in production.',
  },
  token: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'Token of a login. A token of a browser works only together with its cookie.',
  },
  webhookSignature: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'X-Razorpay-Signature',
    description: 'HMAC-SHA256 of the raw body with the webhook secret.',
  },
};

const MEMBER: Record<string, string[]>[] = [{ session: [] }, { token: [] }];

const SECURITY: Record<Access, Record<string, string[]>[]> = {
  public: [],
  'email-token': [],
  'google-return': [],
  member: MEMBER,
  'recent-login': MEMBER,
  signature: [{ webhookSignature: [] }],
};
