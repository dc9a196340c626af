/** `make up` without Docker: the embedded database, migrations, catalogue, and the server in the foreground. */
import { readConfig } from '#src/config.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { checkPort, startServer } from '#src/server.ts';
import { stopOnSignal } from '#src/stop-on-signal.ts';
import { build } from './build.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { prepareDatabase } from './prepare-database.ts';

async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  await checkPort(config);
  await build();
  console.log('  starting: PostgreSQL and the server');
  const database = await prepareDatabase(config);
  const running = await startServer(config, database);
  stopOnSignal(async () => {
    await running.stop();
    await database.stopPostgres();
  });
  const sandbox = config.gateway.isSandbox
    ? '\n  payments go to the local sandbox gateway: no money moves'
    : '';
  const outbox = config.mail.smtpUrl
    ? ''
    : `\n  mail is kept at ${running.url}/dev/outbox; its templates are at ${running.url}/dev/emails`;
  const postgres = config.database ? '' : ' and its PostgreSQL; the data stay';
  console.log(`\n  Lagna is at ${running.url}${sandbox}${outbox}\n  Ctrl+C stops the site${postgres}.\n`);
}

if (import.meta.main) await main().catch(exitWithMessage('make up'));
