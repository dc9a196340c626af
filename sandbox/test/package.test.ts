import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url);

const readText = (file: string) => fs.readFileSync(new URL(file, ROOT), 'utf8');

/** The specifier of an import or export that is neither relative nor an alias with #. */
const IMPORTED_SPECIFIER = /^(?:import|export|\}).* from '([\w@][^']*)';$/gm;
/** The package of a specifier: `@scope/name/file` -> `@scope/name`. */
const PACKAGE_NAME = /^(@[^/]+\/)?[^/]+/;

/** Names of the npm packages that the files of a folder import. */
function listImportedPackages(folder: string): string[] {
  const files = fs.readdirSync(new URL(folder, ROOT)).filter((name) => name.endsWith('.ts'));
  const specifiers = files.flatMap((name) =>
    [...readText(`${folder}${name}`).matchAll(IMPORTED_SPECIFIER)].map(([, specifier = '']) => specifier),
  );
  const names = specifiers
    .filter((specifier) => !isBuiltin(specifier))
    .map((specifier) => PACKAGE_NAME.exec(specifier)![0]);
  return [...new Set(names)];
}

it('package.json lists every package that the sandbox imports', () => {
  const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(listImportedPackages('src/').length).toBeGreaterThan(3);
  for (const name of listImportedPackages('src/')) expect(dependencies).toHaveProperty([name]);
  const allDependencies = { ...dependencies, ...devDependencies };
  for (const name of listImportedPackages('test/')) expect(allDependencies).toHaveProperty([name]);
});
