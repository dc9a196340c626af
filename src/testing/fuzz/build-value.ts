/** Builds values that a JSON schema of the document accepts, with known ids and names where the fields have them. */
import type { JsonSchema } from '#src/openapi/json-schema.ts';
import type { Random } from '#src/testing/random.ts';

export type ValueSource = {
  schemas: Record<string, JsonSchema>;
  random: Random;
  /** values by name of the field; one of them is picked */
  known: Record<string, unknown[]>;
};

const OPTIONAL_FIELD_PROBABILITY = 0.6;
const KNOWN_VALUE_PROBABILITY = 0.9;
const REFERENCE_PREFIX = '#/components/schemas/';

export function buildValue(schema: JsonSchema, source: ValueSource, fieldName = ''): unknown {
  const { random, known, schemas } = source;
  const values = known[fieldName];
  if (values && random.isChosen(KNOWN_VALUE_PROBABILITY)) return structuredClone(random.pick(values));
  if (schema.$ref) return buildValue(schemas[schema.$ref.slice(REFERENCE_PREFIX.length)]!, source, fieldName);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return buildValue(random.pick(alternatives), source, fieldName);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  return buildByType(schema, source);
}

function buildByType(schema: JsonSchema, source: ValueSource): unknown {
  const { random } = source;
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object') return buildObject(schema, source);
  if (type === 'array')
    return Array.from({ length: random.integer(0, 3) }, () => buildValue(schema.items ?? {}, source));
  if (type === 'boolean') return random.isChosen(0.5);
  if (type === 'integer') return random.integer(-100, 100_000);
  if (type === 'number') return random.next() * 1000;
  if (type === 'null') return null;
  if (schema.format === 'uuid') return '019aa000-0000-7000-8000-000000000000';
  return random.pick(['x', 'Asha Rao', 'nadi-yantra', '1996-06-04', '14:30', '0', 'ज्योति']);
}

function buildObject({ properties = {}, required = [] }: JsonSchema, source: ValueSource): object {
  const { random } = source;
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || random.isChosen(OPTIONAL_FIELD_PROBABILITY),
  );
  return Object.fromEntries(names.map((name) => [name, buildValue(properties[name]!, source, name)]));
}
