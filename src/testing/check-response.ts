/** Compares one response of the application with the OpenAPI document. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { RATE_LIMITS } from '#src/app.ts';
import { buildDocument } from '#src/openapi/document.ts';

export type ReceivedResponse = {
  method: string;
  /** without the query string */
  path: string;
  status: number;
  /** media type without parameters; empty without a body */
  contentType: string;
  /** parsed JSON; not read for other media types */
  body: unknown;
};

type Responses = Record<string, { content?: Record<string, object> }>;
type DescribedPath = {
  template: string;
  pattern: RegExp;
  operations: Record<string, { responses: Responses }>;
};

const DOCUMENT_ID = 'openapi';

/** Compiles each schema at its first use. @returns a function that returns what is not described, or undefined */
export function createResponseCheck(): (response: ReceivedResponse) => string | undefined {
  const document = buildDocument(RATE_LIMITS);
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(document, DOCUMENT_ID);
  const paths = Object.entries(document.paths ?? {}).map(([template, operations]) => ({
    template,
    pattern: toPattern(template),
    operations: operations as DescribedPath['operations'],
  }));
  const findSchemaError = (pointer: string, body: unknown) => {
    const validate = ajv.getSchema(`${DOCUMENT_ID}#${pointer}`);
    return !validate || validate(body) ? undefined : ajv.errorsText(validate.errors);
  };
  return (response) => checkResponse(response, findPath(paths, response.path), findSchemaError);
}

/** Templates without parameters come first, as in the router: /api/orders/progress is no order. */
function findPath(paths: DescribedPath[], path: string): DescribedPath | undefined {
  const matching = paths.filter(({ pattern }) => pattern.test(path));
  return matching.find(({ template }) => !template.includes('{')) ?? matching[0];
}

/** As the router matches: one segment for each parameter, and an optional slash at the end. */
const toPattern = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`);

function checkResponse(
  response: ReceivedResponse,
  path: DescribedPath | undefined,
  findSchemaError: (pointer: string, body: unknown) => string | undefined,
): string | undefined {
  const method = response.method.toLowerCase();
  const operation = path?.operations[method === 'head' ? 'get' : method];
  if (!path || !operation) return checkUnknownRoute(response, findSchemaError);
  const { status, contentType, body } = response;
  const described = operation.responses[String(status)];
  if (!described) return `status ${status} is not described`;
  if (method === 'head' || !described.content) return undefined;
  if (!(contentType in described.content)) return `media type ${contentType} is not described for ${status}`;
  if (contentType !== 'application/json') return undefined;
  const pointer = ['paths', path.template, method, 'responses', status, 'content', contentType, 'schema'];
  return findSchemaError(pointer.map((part) => `/${escapePointer(String(part))}`).join(''), body);
}

/** The statuses of the middleware before the routes, and 404. */
const STATUSES_WITHOUT_ROUTE = [400, 403, 404, 413, 415, 422, 429, 500, 503];

/** Pages and files of the site are no part of the document. */
function checkUnknownRoute(
  { method, path, status, contentType, body }: ReceivedResponse,
  findSchemaError: (pointer: string, body: unknown) => string | undefined,
): string | undefined {
  if (!path.startsWith('/api/')) return undefined;
  if (!STATUSES_WITHOUT_ROUTE.includes(status)) return 'the route is not described';
  if (method === 'HEAD' || contentType === 'text/html') return undefined;
  return findSchemaError('/components/schemas/ErrorResponse', body);
}

const escapePointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
