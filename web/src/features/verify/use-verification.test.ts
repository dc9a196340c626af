import { afterEach, expect, it, vi } from 'vitest';
import { verifyFile } from './use-verification.ts';

afterEach(() => vi.unstubAllGlobals());

it('a file whose script cannot be loaded shows an error that can be retried', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.doMock('./hash-file.ts', () => {
    throw new Error('The script did not load.');
  });
  const verification = await verifyFile(new File(['%PDF-1.4'], 'kundli.pdf'));
  expect(verification).toEqual({
    kind: 'failed',
    text: 'We could not reach Lagna, so nothing was checked. Please try again.',
  });
});
