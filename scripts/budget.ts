/** Fails when a screen loads more than it may: sizes in brotli, counted from Vite's manifest. `node scripts/budget.ts [build]` */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { assetsOf, readBuild } from '#src/platform/http/page-document.ts';

/** Bytes. What a visitor's first screen needs, the entry included; screens of members may weigh more. */
const PUBLIC = { js: 110_000, css: 15_000 };
const MEMBER = { js: 140_000, css: 15_000 };

const SCREENS: Record<string, typeof PUBLIC> = {
  'src/features/home/HomePage.tsx': PUBLIC,
  'src/features/catalogue/ReportsPage.tsx': PUBLIC,
  'src/features/catalogue/ReportPage.tsx': PUBLIC,
  'src/features/accounts/LoginPage.tsx': PUBLIC,
  'src/features/accounts/SignupPage.tsx': PUBLIC,
  'src/app/NotFoundPage.tsx': PUBLIC,
  'src/features/purchase/PaymentOutcomePage.tsx': MEMBER,
  'src/features/orders/MyReportsPage.tsx': MEMBER,
};

const site = path.join(process.argv[2] ?? 'build', 'site');
const build = readBuild(site);
const weigh = (files: string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(site, file))).length, 0);

let over = 0;
for (const [module, most] of Object.entries(SCREENS)) {
  if (!build.manifest[module]) throw new Error(`${module} is not in the build`);
  const { js, css } = assetsOf(build, ['index.html', module]);
  const [script, style] = [weigh(js), weigh(css)];
  const heavy = script > most.js || style > most.css;
  if (heavy) over += 1;
  console.log(
    `${heavy ? 'OVER' : 'ok  '} ${module}  js ${kB(script)} of ${kB(most.js)}, css ${kB(style)} of ${kB(most.css)}`,
  );
}
if (over > 0) process.exitCode = 1;

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
