/** The rules that every answer keeps. */
import type { ReceivedResponse } from '#src/testing/check-response.ts';
import type { FuzzRequest } from './request.ts';
import type { FuzzResponse } from './send-request.ts';

/** Stack traces, SQL (not the HTML element select) and names of the software. */
const LEAK =
  /\n\s+at \S+ ?\(|node:internal|node_modules|\/src\/[a-z-]+\/|(?<![<\w])select [^<>]+ from |insert into "|update "\w+" set|delete from "|violates .* constraint|syntax error at|invalid input syntax|knex|postgres|ECONNREFUSED/i;

/** @returns the broken rule, or undefined */
export function findBrokenRule(
  checkResponse: (response: ReceivedResponse) => string | undefined,
  { method, target }: FuzzRequest,
  { status, contentType, text }: FuzzResponse,
): string | undefined {
  // Node rejects a URL with headers of more than 16 KB before the application sees them.
  if (status === 431) return undefined;
  // Nothing is out of order while the fuzz runs, but a probe of /readyz may take too long on a busy machine.
  const isSlowProbe = status === 503 && /^\/readyz\/?(\?|$)/.test(target);
  if (status >= 500 && !isSlowProbe) return `status ${status}: ${text.slice(0, 300)}`;
  const leak = status >= 400 && contentType !== 'application/pdf' ? LEAK.exec(text) : null;
  if (leak) return `the answer contains internals: ${leak[0]}`;
  const body = contentType === 'application/json' && method !== 'HEAD' ? parseJson(text) : undefined;
  if (body === INVALID) return 'the answer is no JSON';
  return checkResponse({ method, path: target.split('?')[0]!, status, contentType, body });
}

const INVALID = Symbol('invalid JSON');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return INVALID;
  }
}
