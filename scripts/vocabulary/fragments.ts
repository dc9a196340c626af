/** Splits a source file into the pieces of text that a reader sees: identifiers, comments, strings, prose. */
import path from 'node:path';
import { parseSync, type Comment } from 'oxc-parser';

export type FragmentKind = 'identifier' | 'comment' | 'string' | 'prose' | 'path';
/** `offset` is the position of `text` in the file, for the line number in a message. */
export type Fragment = { kind: FragmentKind; text: string; offset: number };

export function listFragments(file: string, source: string): Fragment[] {
  const nameFragment: Fragment = { kind: 'path', text: splitName(path.basename(file)), offset: 0 };
  if (/\.(ts|tsx|js|mjs)$/.test(file)) return [nameFragment, ...listCodeFragments(file, source)];
  if (file.endsWith('.css')) return [nameFragment, ...listCssFragments(source)];
  return [nameFragment, { kind: 'prose', text: source, offset: 0 }];
}

/** "sendOrderEmail", "send-order-email" and "send_order_email" become "send order email". */
export const splitName = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_.$-]+/g, ' ');

function listCodeFragments(file: string, source: string): Fragment[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  return [...comments.map(toCommentFragment), ...listNodeFragments(program)];
}

const toCommentFragment = ({ value, start }: Comment): Fragment => ({
  kind: 'comment',
  text: value,
  offset: start + 2,
});

function listCssFragments(source: string): Fragment[] {
  const comments = [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map((match): Fragment => ({
    kind: 'comment',
    text: match[1]!,
    offset: match.index + 2,
  }));
  const classes = [...source.matchAll(/\.([a-zA-Z][\w-]*)(?=[\s.:,{>+~)[])/g)].map((match): Fragment => ({
    kind: 'identifier',
    text: splitName(match[1]!),
    offset: match.index + 1,
  }));
  return [...comments, ...classes];
}

type Node = { type: string; start: number; [key: string]: unknown };

function listNodeFragments(program: unknown): Fragment[] {
  const fragments: Fragment[] = [];
  visit(program, (node) => {
    const fragment = toFragment(node);
    if (fragment) fragments.push(fragment);
  });
  return fragments;
}

function toFragment(node: Node): Fragment | undefined {
  const { type, start } = node;
  if (type === 'Identifier' || type === 'PrivateIdentifier')
    return { kind: 'identifier', text: splitName(String(node.name)), offset: start };
  if (type === 'Literal' && typeof node.value === 'string')
    return { kind: 'string', text: node.value, offset: start + 1 };
  if (type === 'TemplateElement') {
    const { cooked } = node.value as { cooked: string | null };
    return { kind: 'string', text: cooked ?? '', offset: start };
  }
  return undefined;
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, onNode);
  else if (isNode(value)) {
    onNode(value);
    // The source of an import or export is a file name, which is checked with that file.
    for (const [key, child] of Object.entries(value))
      if (key !== 'source' || !/^(Import|Export)/.test(value.type)) visit(child, onNode);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
