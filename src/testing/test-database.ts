import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Database } from '#src/platform/database.ts';
import { OWNER_ROLE, getDatabaseUrls } from '#src/platform/embedded/roles.ts';
import type { LaunchOptions } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; template: string };
    /** in browser tests only */
    chromium: LaunchOptions;
  }
}

export type TestDatabase = {
  /** connected as the application role */
  db: Database;
  url: string;
  ownerUrl: string;
  /** superuser of this database, for tests that tamper with it */
  adminUrl: string;
  close: () => Promise<void>;
};

/** A separate database for one test file, migrated and with the catalogue. Close it in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(adminUrl, (admin) =>
    admin.raw('create database ?? template ?? owner ??', [name, template, OWNER_ROLE]),
  );
  const urls = getDatabaseUrls(adminUrl, name);
  // The name separates statements of tests from those of the application (scripts/freeze-statements.ts).
  const db = connect(urls.url, { name: 'lagna-test' });
  return {
    db,
    ...urls,
    adminUrl: adminUrl.replace(/\/postgres$/, `/${name}`),
    async close() {
      await db.destroy();
      await runAsAdmin(adminUrl, (admin) => admin.raw('drop database ?? with (force)', [name]));
    },
  };
}

async function runAsAdmin(adminUrl: string, run: (admin: Database) => Promise<unknown>): Promise<void> {
  const admin = connect(adminUrl, { max: 1 });
  try {
    await run(admin);
  } finally {
    await admin.destroy();
  }
}
