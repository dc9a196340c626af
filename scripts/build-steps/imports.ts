/** Finds every file of the repository that a module loads, so that a build step depends on exactly these. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { readImportAliases } from '#scripts/import-aliases.ts';

/** Returns the absolute paths of the given modules (paths relative to the root) and of all that they import, sorted. */
export type FindImports = (entries: string[]) => string[];

/**
 * Each file is read once, however many steps depend on it. Imported packages are left out: the lock file is an
 * input of every step.
 */
export function createImportFinder(root: string): FindImports {
  const aliases = readImportAliases(root).map(([prefix, folder]): [string, string] => [
    prefix,
    path.join(root, folder),
  ]);
  const importsByFile = new Map<string, string[]>();

  function listImports(file: string): string[] {
    const cached = importsByFile.get(file);
    if (cached) return cached;
    const imports = readSpecifiers(file)
      .map((specifier) => resolveSpecifier(specifier, file, aliases))
      .filter((target) => target !== undefined);
    importsByFile.set(file, imports);
    return imports;
  }

  return (entries) => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      listImports(file).forEach(visit);
    };
    for (const entry of entries) {
      const file = path.join(root, entry);
      if (!existsSync(file)) throw new Error(`The build step's input ${entry} does not exist.`);
      visit(file);
    }
    return [...seen].toSorted();
  };
}

function resolveSpecifier(specifier: string, from: string, aliases: [string, string][]): string | undefined {
  const name = specifier.replace(/\?.*$/, '');
  const alias = aliases.find(([prefix]) => name.startsWith(prefix));
  if (!alias && !name.startsWith('.')) return undefined;
  const file = alias ? path.join(alias[1], name.slice(alias[0].length)) : path.join(path.dirname(from), name);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function readSpecifiers(file: string): string[] {
  if (/\.[cm]?[jt]sx?$/.test(file)) return readModuleSpecifiers(file);
  return file.endsWith('.css') ? readStyleSpecifiers(readFileSync(file, 'utf8')) : [];
}

/** `import type …` and `export type …` load nothing. */
const TYPE_STATEMENT = /^(import|export)\s+type\b/;

function readModuleSpecifiers(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const isLoaded = ({ start }: { start: number }) => !TYPE_STATEMENT.test(source.slice(start));
  return [
    ...staticImports.filter(isLoaded).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .filter(isLoaded)
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}

/** In CSS: `@import './a.css'`, `url(./a.svg)` and `composes: a from './a.css'`. */
function readStyleSpecifiers(source: string): string[] {
  const pattern = /(?:@import\s+(?:url\()?|\burl\(|\bfrom\s+)\s*['"]?([^'")\s;]+)/g;
  return [...source.matchAll(pattern)].map(([, specifier]) => specifier!);
}
