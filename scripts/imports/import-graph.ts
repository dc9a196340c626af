/** The import graph of the repository: static, dynamic and type imports. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { readImportAliases } from '#scripts/import-aliases.ts';

/** `specifier` as written, `target` as a path from the root of the repository. */
export type Import = { file: string; line: number; specifier: string; target: string };

/** Without `#build/`: files that the build writes are no source files. */
const ALIASES = readImportAliases(path.join(import.meta.dirname, '../..')).filter(
  ([prefix]) => prefix !== '#build/',
);

const SOURCE_FILE = /^(src|jobs|sandbox|scripts|bench|migrations|web)\/.*\.(ts|tsx)$/;

/** Source files that git tracks or would track. */
export const listSourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => SOURCE_FILE.test(file) && existsSync(file));

/** Imports of files of the repository; imports of packages are left out. */
export const readImports = (file: string): Import[] => listImports(file, readFileSync(file, 'utf8'));

export function listImports(file: string, source: string): Import[] {
  const { staticImports, staticExports } = parseSync(file, source).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ].flatMap((request) => (request ? [{ specifier: request.value, start: request.start }] : []));
  // Also finds the type expression import('…').Name, which is no dynamic import.
  const dynamic = [...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map((match) => ({
    specifier: match[1]!,
    start: match.index,
  }));
  const bySpecifier = new Map([...dynamic, ...requests].map((request) => [request.specifier, request]));
  return [...bySpecifier.values()].flatMap(({ specifier, start }) => {
    const target = resolveSpecifier(file, specifier);
    return target ? [{ file, line: source.slice(0, start).split('\n').length, specifier, target }] : [];
  });
}

function resolveSpecifier(file: string, specifier: string): string | undefined {
  const name = specifier.split('?')[0]!;
  if (name.startsWith('.')) return path.join(path.dirname(file), name);
  const alias = ALIASES.find(([prefix]) => name.startsWith(prefix));
  return alias && alias[1] + name.slice(alias[0].length);
}

/** Strongly connected components with more than one file (Tarjan 1972): each contains at least one cycle. */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) targets.set(file, [...(targets.get(file) ?? []), target]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1) cycles.push(component.toSorted());
  }

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
