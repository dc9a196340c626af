/**
 * The two roles of a Lagna database: the owner creates tables and functions, the application may only use them.
 * This creates them on embedded and test servers; a deployment creates its own (docs/runbook.md).
 */
import { hashSha256 } from '#src/platform/crypto.ts';
import { connect } from '#src/platform/database.ts';

export const APP_ROLE = 'lagna_app';
export const OWNER_ROLE = 'lagna_owner';

export type DatabaseUrls = { url: string; ownerUrl: string };

/** Creates both roles and, when missing, the database; returns the URLs. Passwords derive from the superuser's. */
export async function createDatabaseWithRoles(adminUrl: string, database: string): Promise<DatabaseUrls> {
  const admin = connect(adminUrl, { max: 1 });
  try {
    for (const role of [OWNER_ROLE, APP_ROLE]) await ensureRole(admin, role, derivePassword(adminUrl, role));
    const existing = await admin('pg_database').where({ datname: database }).first();
    if (!existing) await admin.raw('create database ?? owner ??', [database, OWNER_ROLE]);
  } finally {
    await admin.destroy();
  }
  return getDatabaseUrls(adminUrl, database);
}

export function getDatabaseUrls(adminUrl: string, database: string): DatabaseUrls {
  const createUrl = (role: string) => {
    const url = new URL(adminUrl);
    url.username = role;
    url.password = derivePassword(adminUrl, role);
    url.pathname = `/${database}`;
    return url.href;
  };
  return { url: createUrl(APP_ROLE), ownerUrl: createUrl(OWNER_ROLE) };
}

async function ensureRole(admin: ReturnType<typeof connect>, role: string, password: string) {
  const existing = await admin('pg_roles').where({ rolname: role }).first();
  const verb = existing ? 'alter' : 'create';
  await admin.raw(`${verb} role ${role} login password '${password}'`);
}

const derivePassword = (adminUrl: string, role: string) =>
  hashSha256(`${role}:${new URL(adminUrl).password}`, 'base64url');
