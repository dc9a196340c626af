import { describe, expect, it } from 'vitest';
import { createResponseCheck, type ReceivedResponse } from './check-response.ts';

const check = createResponseCheck();
const checkPeople = (change: Partial<ReceivedResponse> = {}) =>
  check({
    method: 'GET',
    path: '/api/people',
    status: 200,
    contentType: 'application/json',
    body: { success: true, people: [] },
    ...change,
  });
const ERROR = { success: false, error: 'No.', message: 'No.', code: 'no' };

describe('a response that the document', () => {
  it('describes passes', () => {
    expect(checkPeople()).toBeUndefined();
    expect(checkPeople({ status: 401, body: ERROR })).toBeUndefined();
    expect(checkPeople({ path: '/api/nowhere', status: 404, body: ERROR })).toBeUndefined();
  });

  it.each<[string, Partial<ReceivedResponse>, string]>([
    ['with another status', { status: 402, body: ERROR }, 'status 402 is not described'],
    ['with a missing field', { body: { success: true } }, "must have required property 'people'"],
    ['with a further field', { body: { success: true, people: [], x: 1 } }, 'additional properties'],
    ['of another media type', { contentType: 'text/csv' }, 'media type text/csv is not described'],
    ['that is no error response', { status: 401, body: { message: 'No.' } }, 'required property'],
    ['of a route that does not exist', { path: '/api/nowhere' }, 'the route is not described'],
  ])('does not describe fails: one %s', (_, change, mismatch) => {
    expect(checkPeople(change)).toContain(mismatch);
  });
});
