#!/usr/bin/env node
// The command `lagna`: `npm link` and the image install it. The compile cache halves the time to the first line.
const OLDEST_NODE = [24, 7];

if (isOlder(process.versions.node)) {
  console.error(
    `lagna needs Node ${OLDEST_NODE.join('.')} or later; this is Node ${process.versions.node}. "make admin" and "npm run admin" use the right one after "make install".`,
  );
  process.exit(1);
}
// Loaded here, because an older Node has no such export.
const { enableCompileCache } = await import('node:module');
enableCompileCache(new URL('../build/compile-cache', import.meta.url).pathname);
const { main } = await import('../src/support/cli.ts');
await main();

function isOlder(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}
