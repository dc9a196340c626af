import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const serverSetup = {
  globalSetup: ['src/testing/global-setup.ts'],
  setupFiles: ['src/testing/fast-password-hashes.ts'],
  pool: 'forks' as const,
  // what is imported once serves all files of a worker: the application takes longer to load than most files to run
  isolate: false,
  // in CI one flicker of two thousand is no verdict: it is named in the report, and has a second try
  retry: process.env.CI ? 1 : 0,
};
/** A wait ends at the first yes; a loaded machine may take longer to say it than the one second of the default. */
const patient = { poll: { timeout: 15_000, interval: 50 } };

/** On two cores vitest would take one worker, and half of the machine would wait. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,jobs,web/src,scripts,sandbox}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.ts', '**/*.browser.test.ts'],
          // builds of tables and fonts among them, on a machine that does other things as well
          testTimeout: 30_000,
          // they share nothing but what they import, and importing was a third of their time
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{src,jobs,sandbox}/**/*.server.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: patient,
          maxWorkers,
          ...serverSetup,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{src,web/src,sandbox}/**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patient,
          // a page waits more than it works: two at a time keep two cores busy, more would disturb what is timed
          maxWorkers: 2,
          maxConcurrency: 2,
          ...serverSetup,
        },
      },
    ],
  },
});
