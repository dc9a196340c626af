/** A shop that opened with seven reports still to be written sells what a shop opened today sells. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#src/migrate.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { APP_ROLE } from '#src/platform/embedded/roles.ts';
import { testDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { seedCatalogue } from './seed.ts';

const MIGRATION = '20261121001600_nine_reports.ts';
const SOLD_FROM_THE_START = ['janam-kundli', 'free-kundli'];

let test: TestDatabase;
let owner: Database;
beforeAll(async () => {
  test = await testDatabase();
  owner = connect(test.ownerUrl, { max: 1 });
});
afterAll(async () => {
  await owner.destroy();
  await test.close();
});

const catalogue = () =>
  owner('reports')
    .orderBy('position')
    .select('key', 'position', 'name', 'description', 'category', 'price_paise', 'features', 'available');

const beforeTheMigration = async () => {
  await owner('reports')
    .whereNotIn('key', SOLD_FROM_THE_START)
    .update({ description: 'Still being written.', features: '[]', available: false });
  await owner('knex_migrations').where({ name: MIGRATION }).delete();
};

it('A catalogue seeded before the nine reports were written ends as a fresh one', async () => {
  const fresh = await catalogue();
  await beforeTheMigration();
  expect(await catalogue()).not.toEqual(fresh);
  expect((await migrate(test.ownerUrl, APP_ROLE)).applied).toEqual([MIGRATION]);
  expect(await seedCatalogue(owner)).toBe(0);
  expect(await catalogue()).toEqual(fresh);
});

it('What the shop has put on sale since is left as it is', async () => {
  await owner('reports').where({ key: 'year-ahead' }).update({ description: 'In our own words.' });
  await owner('knex_migrations').where({ name: MIGRATION }).delete();
  await migrate(test.ownerUrl, APP_ROLE);
  const { description } = await owner('reports').where({ key: 'year-ahead' }).first();
  expect(description).toBe('In our own words.');
});
