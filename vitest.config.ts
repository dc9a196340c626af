import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Node imports the TypeScript of the server itself. Modules transformed by Vite run a tenth slower, and load longer. */
const nativeImports = { experimental: { viteModuleRunner: false, nodeLoader: false } };

const serverSetup = {
  globalSetup: ['src/testing/global-setup.ts'],
  setupFiles: ['src/testing/fast-settings.ts'],
  pool: 'forks' as const,
  // Each worker imports the application once: the import takes longer than most test files.
  isolate: false,
  // CI retries a failed test once; the report lists the retry.
  retry: process.env.CI ? 1 : 0,
};
/** Limits of expect.poll: a loaded machine may need more than the default second. A poll ends as soon as it passes. */
const pollLimits = { poll: { timeout: 15_000, interval: 50 } };

/** With two cores vitest would start one worker and leave a core idle. */
const unitWorkers = Math.max(2, availableParallelism() - 1);
/** Server tests wait for the database, for jobs and for processes that they start. */
const serverWorkers = unitWorkers + 1;

const unitSetup = {
  // Some tests build tables and fonts, at a low priority beside browser and server tests (scripts/test.ts).
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // The test files of a worker share its imports, which took a third of the time. They share no other state.
  isolate: false,
  maxWorkers: unitWorkers,
  sequence: { groupOrder: 1 },
};
/** It replaces an exported function, which only modules transformed by Vite allow. */
const TEST_WITH_REPLACED_EXPORT = 'src/reports/facts/certainty-without-time.test.ts';
const OTHER_KINDS = ['**/*.server.test.ts', '**/*.browser.test.ts'];

/** Projects with different numbers of workers run one after the other when one run has tests of several: vitest requires an order. */
export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'build/coverage',
      include: ['{src,jobs,web/src,sandbox/src}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/*-fixture.ts'],
    },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,jobs,scripts,bench,sandbox}/**/*.test.ts'],
          exclude: [...OTHER_KINDS, TEST_WITH_REPLACED_EXPORT],
          ...unitSetup,
          ...nativeImports,
        },
      },
      {
        // Components: Vite transforms their JSX.
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', TEST_WITH_REPLACED_EXPORT],
          exclude: OTHER_KINDS,
          ...unitSetup,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{src,jobs,bench,sandbox}/**/*.server.test.ts'],
          // The longest take 20 seconds beside browser and unit tests.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: pollLimits,
          maxWorkers: serverWorkers,
          sequence: { groupOrder: 2 },
          ...serverSetup,
          ...nativeImports,
          setupFiles: [...serverSetup.setupFiles, 'src/testing/check-responses.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{src,web/src,sandbox}/**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: pollLimits,
          // Browser tests mostly wait: two workers keep two cores busy, and more would disturb timed checks.
          maxWorkers: 2,
          maxConcurrency: 2,
          sequence: { groupOrder: 3 },
          ...serverSetup,
          ...nativeImports,
        },
      },
    ],
  },
});
