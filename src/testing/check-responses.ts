/**
 * Setup of server tests: every response that a test receives from the application by supertest must be described by the
 * OpenAPI document. A response that is not fails the test that received it.
 */
import supertest from 'supertest';
import { createResponseCheck } from './check-response.ts';

let check: ReturnType<typeof createResponseCheck> | undefined;

type Assert = (
  error: Error | undefined,
  response: supertest.Response | undefined,
  done: (error: Error | null, response: supertest.Response | undefined) => void,
) => void;

type CheckedTest = { assert: Assert; isContractChecked?: boolean };
type SuperTest = { method: string; url: string };

// The setup runs for every test file of a worker.
const prototype = (supertest as unknown as { Test: { prototype: CheckedTest } }).Test.prototype;
if (!prototype.isContractChecked) {
  const { assert } = prototype;
  prototype.isContractChecked = true;
  prototype.assert = function assertDescribed(this: SuperTest & CheckedTest, error, response, done) {
    const mismatch = response && findMismatch(this, response);
    if (mismatch) done(new Error(mismatch), response);
    else assert.call(this, error, response, done);
  };
}

function findMismatch({ method, url }: SuperTest, response: supertest.Response): string | undefined {
  const path = new URL(url).pathname;
  const { status, body, headers } = response;
  // Every route of the application sets it; fixtures with other routes do not.
  if (!headers['x-request-id']) return undefined;
  const mismatch = (check ??= createResponseCheck())({
    method,
    path,
    status,
    contentType: response.type,
    body,
  });
  return mismatch && `${method} ${path} is not as /api/openapi.json describes it: ${mismatch}`;
}
