import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database.ts';

const createError = (fields: object, message = 'failed') => Object.assign(new Error(message), fields);

it.each([
  createError({ code: '57P01' }),
  createError({ code: '57P03' }),
  createError({ code: '08006' }),
  createError({ code: '53300' }),
  createError({ code: '53100' }),
  createError({ code: '25006' }),
  createError({ code: '58030' }),
  createError({ code: '57014' }),
  createError({ code: 'ECONNREFUSED', syscall: 'connect' }),
  createError({ code: 'ECONNRESET', syscall: 'read' }),
  createError({ name: 'KnexTimeoutError' }),
  createError({}, 'Connection terminated unexpectedly'),
  createError({}, 'timeout expired'),
  createError({}, 'Query read timeout'),
  createError({}, 'COMMIT; - Client has encountered a connection error and is not queryable'),
  Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
])('the error %j means that the database is unavailable', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  createError({ code: '23505' }),
  createError({ code: '42P01' }),
  createError({ code: 'ENOENT', syscall: 'open' }),
  createError({ code: 'ECONNRESET', syscall: 'write' }),
  Object.assign(new TypeError('fetch failed'), { cause: createError({ code: 'ECONNREFUSED' }) }),
  'ECONNREFUSED',
  undefined,
])('the error %j does not mean that the database is unavailable', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
