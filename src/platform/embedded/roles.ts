/**
 * The roles of a Lagna database: the owner creates tables and functions, the application may only use them, and an auditor may
 * only read the ledger. This creates them on embedded and test servers; a deployment creates its own (docs/runbook.md).
 */
import { hashSha256 } from '#src/platform/crypto.ts';
import { connect } from '#src/platform/database.ts';

export const APP_ROLE = 'lagna_app';
export const OWNER_ROLE = 'lagna_owner';
export const AUDITOR_ROLE = 'lagna_auditor';

/** The same as in docker/roles.sh and docs/runbook.md. Only a superuser can set them. */
export const AUDITOR_SETTINGS = {
  default_transaction_read_only: 'on',
  statement_timeout: '5min',
  lock_timeout: '15s',
  idle_in_transaction_session_timeout: '10min',
};

export type DatabaseUrls = { url: string; ownerUrl: string };

/** Creates the roles and, when missing, the database; returns the URLs. Passwords derive from the superuser's. */
export async function createDatabaseWithRoles(adminUrl: string, database: string): Promise<DatabaseUrls> {
  const admin = connect(adminUrl, { max: 1 });
  try {
    for (const role of [OWNER_ROLE, APP_ROLE, AUDITOR_ROLE])
      await ensureRole(admin, role, derivePassword(adminUrl, role));
    for (const [name, value] of Object.entries(AUDITOR_SETTINGS))
      await admin.raw(`alter role ${AUDITOR_ROLE} set ${name} = '${value}'`);
    const existing = await admin('pg_database').where({ datname: database }).first();
    if (!existing) await admin.raw('create database ?? owner ??', [database, OWNER_ROLE]);
  } finally {
    await admin.destroy();
  }
  return getDatabaseUrls(adminUrl, database);
}

export function getDatabaseUrls(adminUrl: string, database: string): DatabaseUrls {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return { url: getRoleUrl(url.href, APP_ROLE), ownerUrl: getRoleUrl(url.href, OWNER_ROLE) };
}

/** The URL of the same database for another role. @param adminUrl of the superuser, from whose password all others derive */
export function getRoleUrl(adminUrl: string, role: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = derivePassword(adminUrl, role);
  return url.href;
}

async function ensureRole(admin: ReturnType<typeof connect>, role: string, password: string) {
  const existing = await admin('pg_roles').where({ rolname: role }).first();
  const verb = existing ? 'alter' : 'create';
  await admin.raw(`${verb} role ${role} login password '${password}'`);
}

const derivePassword = (adminUrl: string, role: string) =>
  hashSha256(`${role}:${new URL(adminUrl).password}`, 'base64url');
