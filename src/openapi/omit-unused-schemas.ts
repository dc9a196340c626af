/** The library describes each named contract as input and as output; most are used as one of them only. */
import type { createDocument } from 'zod-openapi';

type Document = ReturnType<typeof createDocument>;
type Schemas = Record<string, object>;

const OUTPUT_SUFFIX = 'Output';

/** Removes schemas that nothing refers to. An output form whose input form was removed gets the plain name. */
export function omitUnusedSchemas(document: Document): Document {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const usedNames = listUsedNames(document.paths ?? {}, schemas);
  const toName = (name: string) => {
    const plainName = name.endsWith(OUTPUT_SUFFIX) ? name.slice(0, -OUTPUT_SUFFIX.length) : name;
    return usedNames.has(plainName) ? name : plainName;
  };
  const usedSchemas = Object.entries(schemas)
    .filter(([name]) => usedNames.has(name))
    .map(([name, schema]) => [toName(name), schema]);
  const usedDocument = {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(usedSchemas) },
  };
  const text = JSON.stringify(usedDocument).replace(REFERENCE, (_, name: string) =>
    createReference(toName(name)),
  );
  return JSON.parse(text) as Document;
}

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;
const createReference = (name: string) => `"#/components/schemas/${name}"`;

/** The error response is used by requests that match no route, too. */
const ALWAYS_USED = 'ErrorResponse';

/** The names that the paths refer to, and those that these schemas refer to. */
function listUsedNames(paths: object, schemas: Schemas): Set<string> {
  const usedNames = new Set([ALWAYS_USED]);
  const unread: object[] = [paths];
  for (let part = unread.pop(); part; part = unread.pop())
    for (const [, name] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (usedNames.has(name!)) continue;
      usedNames.add(name!);
      unread.push(schemas[name!]!);
    }
  return usedNames;
}
