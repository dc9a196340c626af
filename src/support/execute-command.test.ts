import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { executeCommand } from './execute-command.ts';
import type { TerminalStreams } from './terminal/terminal.ts';

describe('error of a command', () => {
  it('a database that no address of its host answers is named, although the error itself has no message', async () => {
    let output = '';
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        output += chunk.toString();
        done();
      },
    });
    const streams = { stdin: process.stdin, stdout: stream, stderr: stream } as unknown as TerminalStreams;
    const failure = new AggregateError([
      new Error('connect ECONNREFUSED ::1:5432'),
      new Error('connect ECONNREFUSED 127.0.0.1:5432'),
    ]);
    const status = await executeCommand(() => Promise.reject(failure), {
      color: false,
      environment: {},
      streams,
      folder: '/',
    });
    expect(status).toBe(1);
    expect(output).toBe('connect ECONNREFUSED ::1:5432\nconnect ECONNREFUSED 127.0.0.1:5432\n');
  });
});
