/** Sends a number of hostile requests to a running application, and checks every answer and the books afterwards. */
import supertest from 'supertest';
import { RATE_LIMITS } from '#src/app.ts';
import { buildDocument } from '#src/openapi/document.ts';
import type { Database } from '#src/platform/database.ts';
import { createResponseCheck } from '#src/testing/check-response.ts';
import type { TestClock } from '#src/testing/test-clock.ts';
import { buildRequest, listFuzzRoutes, MAX_MUTATIONS, type BuildContext } from './build-request.ts';
import type { JsonSchema } from '#src/openapi/json-schema.ts';
import { findBrokenRule } from './check-answer.ts';
import { checkBooks, listPaidOrderIds } from './check-books.ts';
import { createFuzzMember } from './member.ts';
import { renderCurl, type FuzzRequest } from './request.ts';
import { createSender } from './send-request.ts';

export type FuzzOptions = {
  url: string;
  db: Database;
  clock: TestClock;
  webhookSecret: string;
  seed: number;
  count: number;
  /** number of the first request; continues an earlier run, or repeats one request */
  first?: number;
  onProgress?: (done: number) => void;
};

export type FuzzResult = {
  failures: string[];
  /** answers by status */
  statuses: Record<number, number>;
};

/** Requests of one member, at the same time at most `CONCURRENCY`. */
const BATCH_SIZE = 250;
const CONCURRENCY = 8;
const MAX_FAILURES = 20;

export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { seed, count, first = 0, url, db, onProgress } = options;
  const run = createRun(options);
  const paidOrderIds = await listPaidOrderIds(db);
  for (let start = first; start < first + count && run.failures.length < MAX_FAILURES;) {
    const end = Math.min(first + count, (Math.floor(start / BATCH_SIZE) + 1) * BATCH_SIZE);
    const member = await createFuzzMember(url, `fuzz-${seed}-${Math.floor(start / BATCH_SIZE)}`);
    paidOrderIds.push(member.paidOrderId);
    await run.sendBatch(member, start, end);
    start = end;
    onProgress?.(start - first);
  }
  run.close();
  const { body } = await supertest(url).get('/healthz');
  const isAlive = (body as { alive?: boolean }).alive === true;
  const bookErrors = await checkBooks(db, paidOrderIds);
  return {
    failures: [...run.failures, ...bookErrors, ...(isAlive ? [] : ['the process does not answer'])],
    statuses: run.statuses,
  };
}

function createRun({ url, clock, seed, webhookSecret }: FuzzOptions) {
  const document = buildDocument(RATE_LIMITS);
  const checkResponse = createResponseCheck();
  const sender = createSender(url);
  const failures: string[] = [];
  const statuses: Record<number, number> = {};
  const base = {
    seed,
    webhookSecret,
    routes: listFuzzRoutes(document),
    schemas: (document.components?.schemas ?? {}) as Record<string, JsonSchema>,
  };
  const findError = async (request: FuzzRequest): Promise<string | undefined> => {
    try {
      const response = await sender.send(request);
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      return findBrokenRule(checkResponse, request, response);
    } catch (error) {
      return `no answer: ${String(error)}`;
    }
  };
  const sendOne = async (context: BuildContext, number: number) => {
    // Moves on, so that the limits per hour are reached now and then only.
    clock.advanceMinutes(1);
    const error = await findError(buildRequest(context, number));
    if (error === undefined) return;
    const request = await reduce(context, number, findError);
    failures.push(
      `request ${number} (--seed ${seed} --first ${number} --requests 1): ${error}\n  ${renderCurl(url, request)}`,
    );
  };
  return {
    failures,
    statuses,
    close: sender.close,
    async sendBatch(member: BuildContext['member'], start: number, end: number) {
      const numbers = Array.from({ length: end - start }, (_, index) => start + index).values();
      const sendNext = async () => {
        for (const number of numbers) await sendOne({ ...base, member }, number);
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
    },
  };
}

/** The request with as few mutations as still fail. */
async function reduce(
  context: BuildContext,
  number: number,
  findError: (request: FuzzRequest) => Promise<string | undefined>,
): Promise<FuzzRequest> {
  const mutations = Array.from({ length: MAX_MUTATIONS }, (_, index) => index);
  const left = new Set(mutations);
  for (const mutation of mutations) {
    left.delete(mutation);
    const isFailing =
      (await findError(buildRequest(context, number, (index) => left.has(index)))) !== undefined;
    if (!isFailing) left.add(mutation);
  }
  return buildRequest(context, number, (index) => left.has(index));
}
