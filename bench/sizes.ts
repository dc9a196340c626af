/**
 * `npm run bench:sizes`: the size of what the images contain, by the files that the Dockerfile copies, and of what a browser loads.
 * No image is built: base image, Chromium and tini are not counted. It needs `npm run build`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { reportResult, type Figure } from './results/result.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** The folders that the stage `app` copies, besides node_modules. */
const COPIED = ['build', 'migrations', 'jobs', 'src', 'sandbox', 'scripts', 'bin'];
/** Caches that a run leaves in build/ and .dockerignore or a fresh build leaves out. */
const LEFT_OUT = /^build\/(chromium|compile-cache|browser-failures|bench|log|coverage)(\/|$)/;

type Lock = { packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }> };

const copiedBytes = COPIED.reduce((sum, folder) => sum + sumBytes(folder), 0);
const figures: Figure[] = [
  { subject: 'packages of production', value: toMegabytes(sumPackageBytes()), unit: 'MB' },
  { subject: 'code, content and build', value: toMegabytes(copiedBytes), unit: 'MB' },
  {
    subject: 'images above their base image',
    value: toMegabytes(sumPackageBytes() + copiedBytes),
    unit: 'MB',
  },
  { subject: 'scripts and styles of the site', value: toMegabytes(sumBytes('build/site')), unit: 'MB' },
  { subject: 'bundle of the printer', value: toMegabytes(sumBytes('build/print')), unit: 'MB' },
  {
    subject: 'gazetteer',
    value: toMegabytes(sumFileBytes('build/gazetteer.json', 'build/gazetteer.names')),
    unit: 'MB',
  },
];
reportResult('sizes', figures);

/** Sums the sizes of the packages that `npm ci --omit=dev --omit=optional` installs. */
function sumPackageBytes(): number {
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([folder, { dev, optional, devOptional }]) => folder && !dev && !optional && !devOptional)
    .reduce((sum, [folder]) => sum + sumBytes(folder), 0);
}

/** A package inside another one has its own entry in the lock file. */
function sumBytes(folder: string): number {
  if (!fs.existsSync(path.join(ROOT, folder)) || LEFT_OUT.test(folder)) return 0;
  return fs
    .readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sum + sumBytes(file);
      return sum + (entry.isFile() ? sumFileBytes(file) : 0);
    }, 0);
}

function sumFileBytes(...files: string[]): number {
  return files.reduce((sum, file) => sum + fs.statSync(path.join(ROOT, file)).size, 0);
}

function toMegabytes(bytes: number): number {
  return bytes / 1e6;
}
