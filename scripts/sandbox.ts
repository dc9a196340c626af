/** `npm run sandbox`: the payment gateway sandbox alone, on SANDBOX_DATABASE_URL or on the embedded PostgreSQL. */
import { runSandbox } from '#sandbox/main.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { createDatabaseWithRoles } from '#src/platform/embedded/roles.ts';

async function startEmbeddedDatabase(): Promise<string> {
  const { adminUrl } = await startPostgres(`${process.env.VAR_DIR ?? 'var'}/postgres`);
  return (await createDatabaseWithRoles(adminUrl, 'razorpay_sandbox')).ownerUrl;
}

const SANDBOX_DATABASE_URL = process.env.SANDBOX_DATABASE_URL || (await startEmbeddedDatabase());
await runSandbox({ ...process.env, SANDBOX_DATABASE_URL });
