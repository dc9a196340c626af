/** Once per test run: starts PostgreSQL without durability and creates a migrated template that test files clone. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { TEST_TEMPLATE_LOCK } from '#src/platform/advisory-locks.ts';
import { updateMeasurements } from '#src/catalogue/measurements.ts';
import { seedCatalogue } from '#src/catalogue/seed.ts';
import { migrate } from '#src/migrate.ts';
import { connect } from '#src/platform/database.ts';
import { APP_ROLE, createDatabaseWithRoles } from '#src/platform/embedded/roles.ts';
import { createLaunchOptions } from './browser.ts';
import { startTestPostgres } from './postgres.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const MEASUREMENTS_FILE = `${ROOT}build/samples/measured.json`;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const template = `template_${await hashSchema()}`;
  await prepareTemplate(postgres.adminUrl, template);
  project.provide('postgres', { adminUrl: postgres.adminUrl, template });
  // Tests of the sandbox package cannot import the application's helpers.
  if (project.name === 'browser') project.provide('chromium', await createLaunchOptions());
  // Kept running on a developer's machine, so that the next run attaches within milliseconds.
  // The process that started it may run other tests at the same time, and stops it after them.
  return async () => {
    if (process.env.CI && !postgres.isAttached) await postgres.stop();
  };
}

async function prepareTemplate(adminUrl: string, template: string): Promise<void> {
  const admin = connect(adminUrl, { max: 1 });
  try {
    await admin.raw('select pg_advisory_lock(?)', [TEST_TEMPLATE_LOCK]);
    const existingTemplate = await admin('pg_database')
      .where({ datname: template, datistemplate: true })
      .first();
    if (existingTemplate) return;
    await admin.raw('drop database if exists ??', [template]);
    const urls = await createDatabaseWithRoles(adminUrl, template);
    await migrate(urls.ownerUrl, APP_ROLE);
    const owner = connect(urls.ownerUrl, { max: 1 });
    await seedCatalogue(owner);
    await updateMeasurements(owner, MEASUREMENTS_FILE);
    await owner.destroy();
    await admin.raw('alter database ?? is_template true', [template]);
  } finally {
    await admin.destroy();
  }
}

async function hashSchema(): Promise<string> {
  const hash = createHash('sha256').update(await fs.readFile(MEASUREMENTS_FILE).catch(() => ''));
  hash.update(await fs.readFile(`${ROOT}src/migrate.ts`));
  for (const folder of ['migrations', 'jobs', 'src/catalogue/data']) {
    for (const name of (await fs.readdir(`${ROOT}${folder}`)).sort())
      hash.update(name).update(await fs.readFile(`${ROOT}${folder}/${name}`));
  }
  return hash.digest('hex').slice(0, 12);
}
