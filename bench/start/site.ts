/** A migrated database, a mail server and a folder for files, as the measured processes need them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBenchServer } from '#bench/database/server.ts';
import { migrateAndSeed } from '#scripts/prepare-database.ts';
import { startMailbox } from '#scripts/simulation/mailbox.ts';
import { startServerProcess, type Role, type StartedProcess } from './server-process.ts';

type StartProcess = (role: Role) => Promise<StartedProcess>;

export async function withSite(measure: (start: StartProcess) => Promise<void>): Promise<void> {
  const [server, mailbox] = await Promise.all([startBenchServer(), startMailbox()]);
  const varDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-start-'));
  try {
    const urls = await server.createDatabase('bench_start');
    await migrateAndSeed(urls);
    await measure((role) =>
      startServerProcess({ role, databaseUrl: urls.url, smtpUrl: mailbox.url, varDir }),
    );
  } finally {
    await Promise.all([server.stop(), mailbox.close()]);
    fs.rmSync(varDir, { recursive: true });
  }
}
