import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

function createStream(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, write: (text: string) => written.push(text) > 0 };
}

describe('createProgress', () => {
  afterEach(() => vi.useRealTimers());

  it('shows nothing during the first second', () => {
    const stream = createStream(true);
    let time = 0;
    const progress = createProgress(stream, 'Verifying', () => time);
    time = 900;
    progress.update(9, 10);
    progress.stop();
    expect(stream.written).toEqual([]);
  });

  it('shows share, rate and time left, and removes itself', () => {
    const stream = createStream(true);
    let time = 0;
    const progress = createProgress(stream, 'Verifying', () => time);
    time = 2000;
    progress.update(1000, 4000);
    expect(stream.written[0]).toContain('Verifying  ███████░');
    expect(stream.written[0]).toContain('25 %   500/s   00:06 left');
    progress.stop();
    expect(stream.written.at(-1)).toBe('\r\u001b[2K');
  });

  it('counts few steps, and the time goes on while one of them lasts', () => {
    vi.useFakeTimers();
    const stream = createStream(true);
    const progress = createProgress(stream, 'Checking');
    progress.update(3, 14);
    expect(stream.written).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(stream.written).toHaveLength(2);
    expect(stream.written.at(-1)).toContain('Checking  ██████░');
    expect(stream.written.at(-1)).toContain('3 of 14   00:02');
    progress.stop();
    vi.advanceTimersByTime(2000);
    expect(stream.written.at(-1)).toBe('\r\u001b[2K');
  });

  it('writes nothing to a file or a pipe', () => {
    const stream = createStream(false);
    let time = 0;
    const progress = createProgress(stream, 'Verifying', () => time);
    time = 5000;
    progress.update(1, 2);
    progress.stop();
    expect(stream.written).toEqual([]);
  });
});
