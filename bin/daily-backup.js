// The service `backup` of docker-compose.yml: one backup at the start, then one a day at BACKUP_TIME (UTC). With `check`: exit
// status 0 when the newest complete backup is younger than 26 hours.
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';

const { BACKUP_TIME = '21:00', BACKUPS_KEPT = '14' } = process.env;
const [, , folder, command] = process.argv;
const LIMIT_MS = 26 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

if (command === 'check') process.exit((await isRecent()) ? 0 : 1);

let running;
process.on('SIGTERM', () => {
  running?.kill('SIGTERM');
  process.exit(0);
});
await createBackup();

async function isRecent() {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-\d{2}-\d{2}T/.test(name)).toSorted();
  // 2026-11-29T21-30-00.000Z
  const time = Date.parse((names.at(-1) ?? '').replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  return Date.now() - time < LIMIT_MS;
}

async function createBackup() {
  const cli = new URL('lagna.js', import.meta.url).pathname;
  const options = ['backup', 'create', '--to', folder, '--keep', BACKUPS_KEPT];
  running = spawn(process.execPath, [cli, ...options], { stdio: 'inherit' });
  const status = await new Promise((resolve) => running.once('exit', resolve));
  running = undefined;
  console.log(JSON.stringify({ event: 'backups.finished', status }));
  setTimeout(createBackup, getDelay());
}

function getDelay() {
  const next = new Date();
  const [hours, minutes] = BACKUP_TIME.split(':').map(Number);
  next.setUTCHours(hours, minutes, 0, 0);
  return ((next.getTime() - Date.now() + DAY_MS - 1) % DAY_MS) + 1;
}
