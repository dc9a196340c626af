import { existsSync } from 'node:fs';

/** Settings kept in `.env` beside package.json, where there is one; what the environment says already wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
