import { afterEach, expect, it, vi } from 'vitest';
import { post, SuccessResponse } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{ error: 'Email already subscribed.' }, 'Email already subscribed.'],
  [{ message: 'Not today.' }, 'Not today.'],
])('an error response with its sentence alone, %j, is reported with this sentence', async (body, message) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 409 })));
  await expect(post('/api/x', {}, SuccessResponse)).rejects.toMatchObject({ message, status: 409 });
});

it('an error response without a sentence has a text of the client', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })));
  await expect(post('/api/x', {}, SuccessResponse)).rejects.toMatchObject({ code: 'no-message' });
});
