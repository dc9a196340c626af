import { describe, expect, it } from 'vitest';
import { findErrorLine } from './run-script.ts';

const VITE = `\u001B[31m✗ Build failed in 340ms\u001B[39m
error during build:
Build failed with 1 error:

\u001B[31m[UNRESOLVED_IMPORT] \u001B[0mCould not resolve './Cart.tsx' in cards.tsx
    ╭─[ cards.tsx:10:22 ]
`;
const NODE = `node:internal/modules/run_main:107
    triggerUncaughtException(
    ^

Error: Chromium did not start: error while loading shared libraries: libnss3.so
    at startChromium (chromium-process.ts:30:34)
`;
const PLAYWRIGHT = `page.screenshot: Protocol error (Page.captureScreenshot): Unable to capture screenshot
Call log:
  - taking page screenshot
`;

describe('findErrorLine', () => {
  it.each([
    ['Vite', VITE, `[UNRESOLVED_IMPORT] Could not resolve './Cart.tsx' in cards.tsx`],
    ['Node', NODE, 'Chromium did not start: error while loading shared libraries: libnss3.so'],
    ['Playwright', PLAYWRIGHT, 'Protocol error (Page.captureScreenshot): Unable to capture screenshot'],
    ['a tool that wrote one line', 'disk full\n', 'disk full'],
    ['a tool that wrote nothing', '', ''],
  ])('finds the error in the output of %s', (_, output, line) => {
    expect(findErrorLine(output)).toBe(line);
  });
});
