/** Whether the connection to the database is encrypted, or cannot leave this machine or its private network. */

/** Modes of node-postgres that never fall back to an unencrypted connection. */
const ENCRYPTED_MODES = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/** Encrypted, or on this machine, or to a service of Compose, whose name has no dots. */
export function isDatabaseProtected(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  if (ENCRYPTED_MODES.has(searchParams.get('sslmode') ?? '')) return true;
  // As node-postgres does: the parameter replaces the host.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isSocket = host.startsWith('/');
  return isSocket || /^(127\.\d+\.\d+\.\d+|\[?::1\]?|[^.:]*)$/.test(host);
}
