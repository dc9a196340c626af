import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runRequest } from './use-query.ts';

const fail = () => Promise.reject(new Error('503'));

describe('runRequest', () => {
  it('returns the loaded data', async () => {
    expect(await runRequest(async () => 7, new AbortController().signal)).toEqual({ data: 7 });
  });

  it('returns the text that handleError gives for a failed request', async () => {
    const handleError = (error: unknown) => `Failed: ${(error as Error).message}`;
    expect(await runRequest(fail, new AbortController().signal, { handleError })).toEqual({
      error: 'Failed: 503',
    });
  });

  it('returns an empty text for a failed request without handleError', async () => {
    expect(await runRequest(fail, new AbortController().signal)).toEqual({ error: '' });
  });

  it('returns nothing when handleError leaves the page', async () => {
    const handleError = () => undefined;
    expect(await runRequest(fail, new AbortController().signal, { handleError })).toBeUndefined();
  });

  it('drops the data of a request that was aborted while it loaded', async () => {
    const controller = new AbortController();
    const loading = runRequest(async () => controller.abort(), controller.signal);
    expect(await loading).toBeUndefined();
  });

  it('does not report the error of an aborted request', async () => {
    const controller = new AbortController();
    const handleError = vi.fn(() => 'shown');
    const load = () => {
      controller.abort();
      return fail();
    };
    expect(await runRequest(load, controller.signal, { handleError })).toBeUndefined();
    expect(handleError).not.toHaveBeenCalled();
  });
});

describe('runRequest with a delay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('loads after the delay', async () => {
    const load = vi.fn(async () => 7);
    const loading = runRequest(load, new AbortController().signal, { delayMs: 200 });
    await vi.advanceTimersByTimeAsync(199);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toEqual({ data: 7 });
  });

  it('sends no request when it is aborted during the delay', async () => {
    const controller = new AbortController();
    const load = vi.fn(async () => 7);
    const loading = runRequest(load, controller.signal, { delayMs: 200 });
    controller.abort();
    await vi.advanceTimersByTimeAsync(200);
    expect(await loading).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });
});
