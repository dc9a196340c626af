/** The page of the API: every route by folder, with parameters, contracts and a command that calls it. No script. */
import type { OpenApiDocument } from '#src/openapi/document.ts';
import { escapeHtml } from '#src/platform/text.ts';
import { renderSchema } from './schema-html.ts';

type Content = Record<string, { schema?: object; example?: unknown }>;
type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: { in: string; name: string; description: string; example?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content; 'x-codes'?: string[] }>;
  'x-access': string;
  'x-rate-limit'?: string;
};
type Route = { method: string; path: string; operation: Operation };

/** `url`: of the site, for the commands. */
export function renderApiPage(document: OpenApiDocument, url: string): string {
  const routes = listRoutes(document);
  const tags = (document.tags ?? []).map(({ name }) => name);
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, object>);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title><style>${STYLE}</style></head><body>
<header><h1>API</h1><p>Development only, from <a href="/api/openapi.json">/api/openapi.json</a>, which is public.
Other pages for development: <a href="/dev/emails">e-mail previews</a>, <a href="/dev/outbox">outbox</a>.</p></header>
<nav aria-label="Folders">${tags.map((tag) => `<a href="#${tag}">${tag}</a>`).join(' ')} <a href="#schemas">schemas</a></nav>
<main>${tags.map((tag) => renderTag(tag, routes, url)).join('')}
<section><h2 id="schemas">Schemas</h2>${schemas.map(([name, schema]) => renderNamedSchema(name, schema)).join('')}</section></main>
</body></html>`;
}

const listRoutes = ({ paths = {} }: OpenApiDocument): Route[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as unknown as Operation,
    })),
  );

const renderTag = (tag: string, routes: Route[], url: string) =>
  `<section><h2 id="${tag}">${tag}</h2>${routes
    .filter(({ operation }) => operation.tags.includes(tag))
    .map((route) => renderRoute(route, url))
    .join('')}</section>`;

function renderRoute({ method, path, operation }: Route, url: string): string {
  const { operationId, summary, description, requestBody, parameters = [], responses } = operation;
  const limit = operation['x-rate-limit'];
  const body = requestBody?.content['application/json'];
  return `<article id="${operationId}"><h3><code>${method} ${escapeHtml(path)}</code></h3>
<p>${renderText(`${summary}.${description ? ` ${description}` : ''}`)}</p>
<p>Access: ${operation['x-access']}.${limit ? ` Rate limit: ${limit}.` : ''}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><ul>${parameters.map(renderParameter).join('')}</ul>` : ''}
${body?.schema ? `<h4>Body</h4>${renderSchema(body.schema)}` : ''}
<h4>Responses</h4><ul>${Object.entries(responses).map(renderResponse).join('')}</ul>
<pre tabindex="0">${escapeHtml(renderCommand(method, path, operation, url))}</pre></article>`;
}

const renderParameter = ({ in: place, name, description }: NonNullable<Operation['parameters']>[number]) =>
  `<li><code>${escapeHtml(name)}</code> in the ${place}: ${renderText(description)}</li>`;

function renderResponse([status, response]: [string, Operation['responses'][string]]): string {
  const codes = response['x-codes'];
  const [type, content] = Object.entries(response.content ?? {})[0] ?? [];
  const details = codes
    ? codes.map((code) => `<code>${escapeHtml(code)}</code>`).join(', ')
    : content?.schema
      ? renderSchema(content.schema)
      : (type ?? '');
  return `<li><b>${status}</b> ${renderText(response.description)}${details ? `: ${details}` : ''}</li>`;
}

/** A command for a shell; `$TOKEN` is the token of a login. */
function renderCommand(method: string, path: string, operation: Operation, url: string): string {
  const { parameters = [], requestBody } = operation;
  const example = requestBody?.content['application/json']?.example;
  const filledPath = path.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return parameter?.example ?? placeholder;
  });
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(['member', 'recent-login'].includes(operation['x-access'])
      ? ['-H "Authorization: Bearer $TOKEN"']
      : []),
    ...(requestBody ? [`-H 'Content-Type: application/json' -d '${JSON.stringify(example ?? {})}'`] : []),
    `'${url}${filledPath}'`,
  ].join(' ');
}

const renderNamedSchema = (name: string, schema: object) =>
  `<article id="schema-${name}"><h3>${name}</h3>${renderSchema(schema)}</article>`;

/** Backquotes are code. */
const renderText = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem;color:#211d33;background:#fff}
a{color:#8a3419}nav a{display:inline-block;padding:.25rem .5rem}h3{margin-top:2.5rem}h4{margin:.75rem 0 0}
ul{margin:.25rem 0;padding-left:1.5rem}code{overflow-wrap:anywhere}
pre{background:#f3efe6;padding:.75rem;overflow-x:auto}article{border-top:1px solid #d8d0c0}`;
