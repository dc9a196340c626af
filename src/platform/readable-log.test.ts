import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { createReadableStream } from './readable-log.ts';

function createReader() {
  const lines: string[] = [];
  const log = createLog('info', createReadableStream({ write: (text) => lines.push(text) }));
  return { log, lines };
}

const TIME = /^\d\d:\d\d:\d\d /;

describe('readable log', () => {
  it('an event is one line with time, level, id, sentence and fields', () => {
    const { log, lines } = createReader();
    log.warn({ event: 'jobs.failed', queue: 'produce-report', attempt: 1 }, 'A job failed and is retried');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(TIME);
    expect(lines[0]!.replace(TIME, '')).toBe(
      'WARN  jobs.failed: A job failed and is retried (queue=produce-report attempt=1)\n',
    );
  });

  it('the stack of an error is below its line', () => {
    const { log, lines } = createReader();
    log.error({ event: 'requests.failed', err: new Error('No such chart') }, 'Unexpected error in a request');
    const [head, stack, ...frames] = lines[0]!.trimEnd().split('\n');
    expect(head).toMatch(/ERROR requests\.failed: Unexpected error in a request$/);
    expect(stack).toBe('  Error: No such chart');
    expect(frames[0]).toMatch(/^ {6}at /);
  });

  it('secret fields are redacted', () => {
    const { log, lines } = createReader();
    log.info({ event: 'members.signed_up', email: 'asha@example.in' }, 'Signed up');
    expect(lines.join('')).toContain('email=[redacted]');
    expect(lines.join('')).not.toContain('asha@');
  });
});
