import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const run = promisify(execFile);

export type CliResult = { code: number; stdout: string; stderr: string };

/** Runs the admin CLI in a separate process, as support does. */
export async function runCli(
  database: { url: string; ownerUrl: string },
  ...args: string[]
): Promise<CliResult> {
  const env = { ...process.env, DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
  try {
    return { code: 0, ...(await run(process.execPath, [CLI, ...args], { env })) };
  } catch (error) {
    const { code, stdout, stderr } = error as CliResult;
    return { code, stdout, stderr };
  }
}
