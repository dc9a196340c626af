/** An empty machine for a restore: a new database and a new folder for files. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { connect } from '#src/platform/database.ts';
import { getDatabaseUrls, OWNER_ROLE, type DatabaseUrls } from '#src/platform/embedded/roles.ts';

export type EmptyMachine = DatabaseUrls & { varDir: string; remove: () => Promise<void> };

export async function createEmptyMachine(): Promise<EmptyMachine> {
  const { adminUrl } = inject('postgres');
  const admin = connect(adminUrl, { max: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.raw('create database ?? owner ??', [name, OWNER_ROLE]);
  const varDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-restore-'));
  return {
    ...getDatabaseUrls(adminUrl, name),
    varDir,
    async remove() {
      await admin.raw('drop database ?? with (force)', [name]);
      await admin.destroy();
      await fs.rm(varDir, { recursive: true, force: true });
    },
  };
}
