/** Checks one import against the order of the folders. */
import { ALLOWED_IMPORTS, COMMAND_FOLDERS, SANDBOX, SERVER_ORDER, WEB_ORDER } from './import-order.ts';
import type { Import } from './import-graph.ts';

/** Matches tests, fixtures, and the builders of test data. */
const TEST_CODE =
  /\.test\.tsx?$|-fixture\.tsx?$|\/testing\.ts$|^(web\/)?src\/testing\/|^src\/security-tests\/|^sandbox\/test\//;
const TEST_DATA_BUILDERS = /^src\/[a-z-]+\/testing\.ts$/;
const CONTRACT = /\/contract[a-z-]*\.ts$/;

/** @returns the error message, or undefined for an allowed import */
export function checkImport({ file, specifier, target }: Import): string | undefined {
  if (specifier.startsWith('..') || (specifier.startsWith('.') && getFolder(file) !== getFolder(target)))
    return 'imports of another folder start with #src/, #web/, #jobs/, #sandbox/, #scripts/ or #bench/';
  const [from, to] = [getFolder(file), getFolder(target)];
  if (from === to)
    return isTest(file) || !isTest(target) ? undefined : 'production code imports no test code';
  if (from === SANDBOX.folder) return 'the sandbox imports nothing of the application';
  if (from === 'bench' && to === 'scripts') return undefined;
  if (COMMAND_FOLDERS.includes(to)) return `nothing imports ${to}`;
  if (to === SANDBOX.folder) return checkSandboxImport(file, target);
  if (isTest(file) && !TEST_DATA_BUILDERS.test(file))
    return isWeb(target) && !isWeb(file) ? 'the server does not import the web' : undefined;
  if (COMMAND_FOLDERS.includes(from)) return undefined;
  if (isTest(target) && !TEST_DATA_BUILDERS.test(file)) return 'production code imports no test code';
  return isWeb(file) ? checkWebImport(from, to, target) : checkServerImport(from, to);
}

function checkSandboxImport(file: string, target: string): string | undefined {
  if (!SANDBOX.entries.includes(target))
    return `only ${SANDBOX.entries.join(' and ')} are imported from outside the sandbox`;
  return file === SANDBOX.importer || isTest(file) || COMMAND_FOLDERS.includes(getFolder(file))
    ? undefined
    : `only ${SANDBOX.importer}, scripts and tests import the sandbox`;
}

function checkWebImport(from: string, to: string, target: string): string | undefined {
  if (!isWeb(target))
    return CONTRACT.test(target) ? undefined : 'the web imports only contracts (contract*.ts) of the server';
  return checkAllowedFolders(from, to) ?? checkOrder(WEB_ORDER, from, to);
}

function checkServerImport(from: string, to: string): string | undefined {
  if (isWeb(to)) return 'the server does not import the web';
  return checkAllowedFolders(from, to) ?? checkOrder(SERVER_ORDER, from, to);
}

function checkAllowedFolders(from: string, to: string): string | undefined {
  const allowed = ALLOWED_IMPORTS[from];
  if (!allowed || allowed.includes(to)) return undefined;
  return `${from} imports only ${allowed.join(', ') || 'its own files'}`;
}

function checkOrder(order: readonly string[], from: string, to: string): string | undefined {
  const [fromRank, toRank] = [getRank(order, from), getRank(order, to)];
  if (fromRank < 0 || toRank < 0)
    return `${fromRank < 0 ? from : to} is missing in scripts/imports/import-order.ts`;
  if (fromRank === toRank)
    return 'no feature imports another, except birth-details; shared code is in lib or ui';
  return toRank < fromRank ? undefined : `${from} comes before ${to} in scripts/imports/import-order.ts`;
}

function getRank(order: readonly string[], folder: string): number {
  const rank = order.indexOf(folder);
  return rank < 0 && folder.startsWith('web/src/features/') ? order.indexOf('web/src/features/*') : rank;
}

/**
 * Returns the folder that counts in the order: src/<folder>, src itself, jobs, web/src/<part>, web/src/features/<feature>,
 * sandbox, scripts …
 */
function getFolder(file: string): string {
  const parts = file.split('/');
  if (parts[0] === 'src') return parts.length === 2 ? 'src' : parts.slice(0, 2).join('/');
  if (parts[0] === 'web' && parts[1] === 'src')
    return parts.slice(0, parts[2] === 'features' ? 4 : 3).join('/');
  return parts[0]!;
}

const isTest = (file: string) => TEST_CODE.test(file);
const isWeb = (file: string) => file.startsWith('web/');
