/**
 * Checks every import, type imports included: the order of the folders (scripts/imports/import-order.ts) and that no
 * files import each other in a cycle. Part of `npm run check`.
 */
import { checkImport } from './imports/check-order.ts';
import { findCycles, listSourceFiles, readImports } from './imports/import-graph.ts';

const imports = listSourceFiles().flatMap(readImports);
const errors = imports.flatMap((imported) => {
  const error = checkImport(imported);
  return error ? [`${imported.file}:${imported.line}: ${imported.specifier}: ${error}`] : [];
});
const cycles = findCycles(imports).map((files) => `import cycle: ${files.join(', ')}`);

for (const line of [...errors, ...cycles]) console.log(line);
if (errors.length + cycles.length > 0) process.exitCode = 1;
