/** The import aliases of package.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `#src/*` with `./src/*` is `['#src/', 'src/']`.
 * @param root folder of the package.json
 * @returns each prefix with its folder, relative to the root
 */
export function readImportAliases(root: string): [prefix: string, folder: string][] {
  const { imports = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>;
  };
  return Object.entries(imports).map(([name, target]) => [
    name.replace(/\*$/, ''),
    target.replace(/^\.\//, '').replace(/\*$/, ''),
  ]);
}
