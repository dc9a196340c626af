/** Compares a row of a read model, as read by pg, with the row that its events give. */
import { isDeepStrictEqual } from 'node:util';
import type { Row } from './projection.ts';

/** The columns of `expected` in which the stored row differs. */
export function listDifferentFields(stored: Row, expected: Row): string[] {
  const fields: string[] = [];
  for (const field in expected) if (!isEqual(stored[field], expected[field])) fields.push(field);
  return fields;
}

/** `expected`: an instant is ISO text, and a value of a jsonb column is JSON. */
function isEqual(stored: unknown, expected: unknown): boolean {
  if (stored === expected) return true;
  if (typeof stored !== 'object' || stored === null || typeof expected !== 'string') return false;
  if (stored instanceof Date) return stored.getTime() === Date.parse(expected);
  return isDeepStrictEqual(stored, JSON.parse(expected));
}
