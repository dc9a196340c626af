/**
 * Top-level functions start with a verb (or is, has, can …): finds those that do not. Components and classes are
 * exempt.
 */
import { parseSync } from 'oxc-parser';
import { splitName } from './fragments.ts';
import words from './verbs.json' with { type: 'json' };

const EXEMPT = new Set(words.names.split(' '));
const FIRST_WORDS = new Set([words.verbs, words.predicates, words.conversions].join(' ').split(' '));

export type FunctionName = { name: string; offset: number };

/** @returns the top-level functions of a file whose names do not start with a verb */
export function findNounFunctions(file: string, source: string): FunctionName[] {
  const { program } = parseSync(file, source);
  return (program.body as unknown as Statement[])
    .flatMap(listFunctions)
    .filter(({ name }) => /^[a-z]/.test(name) && !EXEMPT.has(name) && !startsWithVerb(name));
}

const startsWithVerb = (name: string) => FIRST_WORDS.has(splitName(name).split(' ')[0]!);

type Named = { name: string; start: number };
type Declarator = { id: Named & { type: string }; init: { type: string } | null };
type Statement = { type: string; id?: Named; declaration?: Statement; declarations?: Declarator[] };

function listFunctions(statement: Statement): FunctionName[] {
  const { type, id, declaration, declarations } = statement;
  if (type === 'ExportNamedDeclaration') return declaration ? listFunctions(declaration) : [];
  if (type === 'FunctionDeclaration' && id) return [{ name: id.name, offset: id.start }];
  if (type !== 'VariableDeclaration') return [];
  return declarations!
    .filter(({ id, init }) => id.type === 'Identifier' && /Function/.test(init?.type ?? ''))
    .map(({ id }) => ({ name: id.name, offset: id.start }));
}
