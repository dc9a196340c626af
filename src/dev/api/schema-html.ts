/** A JSON schema of the document as HTML: fields with type, and links to named schemas. */
import type { JsonSchema } from '#src/openapi/json-schema.ts';
import { escapeHtml } from '#src/platform/text.ts';

/** An object as a list of its fields, anything else in one line. */
export function renderSchema(schema: JsonSchema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives)
    return `<p>One of:</p><ul>${alternatives.map((part) => `<li>${renderSchema(part)}</li>`).join('')}</ul>`;
  if (!schema.properties) return renderType(schema);
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties).map(([name, field]) => {
    const mark = required.has(name) ? '' : ' <i>optional</i>';
    return `<li><code>${escapeHtml(name)}</code>${mark}: ${field.properties ? renderSchema(field) : renderType(field)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

function renderType(schema: JsonSchema): string {
  const { $ref, items, anyOf, oneOf, properties, type = 'anything', format } = schema;
  if ($ref) return renderReference($ref);
  if (schema.const !== undefined) return renderCode(schema.const);
  if (schema.enum) return schema.enum.map(renderCode).join(' or ');
  if (anyOf ?? oneOf) return (anyOf ?? oneOf)!.map(renderType).join(' or ');
  if (items) return `list of ${items.properties ? renderSchema(items) : renderType(items)}`;
  if (properties) return renderSchema(schema);
  const limits = listLimits(schema);
  return escapeHtml([format ?? [type].flat().join(' or '), ...limits].join(', '));
}

/** Of whole numbers, the limits of JavaScript say nothing. */
function listLimits({ minLength, maxLength, minimum, maximum }: JsonSchema): string[] {
  const isOwnLimit = (limit: number | undefined) =>
    limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;
  return [
    ...(minLength === undefined ? [] : [`at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(isOwnLimit(minimum) ? [`at least ${minimum}`] : []),
    ...(isOwnLimit(maximum) ? [`at most ${maximum}`] : []),
  ];
}

function renderReference(reference: string): string {
  const name = reference.split('/').at(-1)!;
  return `<a href="#schema-${name}">${name}</a>`;
}

const renderCode = (value: unknown) => `<code>${escapeHtml(JSON.stringify(value))}</code>`;
