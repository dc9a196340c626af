import type { Context } from 'koa';
import type * as z from 'zod/mini';
import { HttpError } from './errors.ts';

/** The request body as the type of the contract. @throws HttpError 415 when it is not JSON, 422 with one issue per invalid field */
export function parseBody<T>(ctx: Context, schema: z.ZodMiniType<T>): T {
  if (!ctx.is('application/json')) throw new HttpError(415, 'unsupported-type', 'Please send JSON.');
  return parseInput(schema, (ctx.request as { body?: unknown }).body);
}

/**
 * For query strings and path parameters. The message of the error is the first text of the contract; without one it is
 * general. @throws HttpError 422 with one issue per invalid field
 */
export function parseInput<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const ownText = issues.find(({ message }) => message !== ZOD_DEFAULT_MESSAGE)?.message;
  throw new HttpError(422, 'invalid', ownText ?? 'Please check what you entered.', issues);
}

/** zod/mini gives it to every issue for which the schema has no text. */
const ZOD_DEFAULT_MESSAGE = 'Invalid input';
