/** Finds text for readers in the code of chapters; such text belongs in src/reports/content. */
import { parseSync } from 'oxc-parser';

type Node = { type: string; [key: string]: unknown };

/** Three words in a row: keys of facts, ids and labels of a word or two are no prose. */
const PROSE = /(^|[\s“(])[a-zA-Z’]+,? [a-z’-]+,? [a-z’-]+/;
/** A word of a phrase around an inserted value: “${graha} rules ${house}”. */
const PHRASE_WORD = /(^|[\s,])[a-z]{2,}([\s,.;:]|$)/g;

/** The texts of string literals and templates that are prose. Messages of errors are for engineers. */
export function listProseLiterals(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  const literals: string[] = [];
  visit(program, (node) => {
    const text = readLiteral(node);
    if (text !== null && (isMarkupText(node) || isProse(text))) literals.push(text);
  });
  return literals;
}

/** A word between tags is printed, however short it is. */
const isMarkupText = ({ type, value }: Node): boolean => type === 'JSXText' && /[A-Za-z]/.test(String(value));

function readLiteral({ type, value, quasis }: Node): string | null {
  if (type === 'JSXText') return String(value).trim();
  if (type === 'Literal') return typeof value === 'string' ? value : null;
  if (type !== 'TemplateLiteral') return null;
  return (quasis as { value: { cooked: string | null } }[])
    .map(({ value: part }) => part.cooked ?? '')
    .join(' … ');
}

/** A template with three words around its values is prose, even if no three of them follow each other. */
const isProse = (text: string): boolean =>
  PROSE.test(text) || (text.includes(' … ') && [...text.matchAll(PHRASE_WORD)].length >= 2);

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, onNode);
  if (!isNode(value) || isIgnored(value)) return;
  onNode(value);
  for (const child of Object.values(value)) visit(child, onNode);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function isIgnored(node: Node): boolean {
  if (/^(Import|ExportAll|TS)/.test(node.type) && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return true;
  if (node.type === 'JSXAttribute') return isNode(node.name) && node.name.name === 'className';
  if (node.type !== 'NewExpression') return false;
  return isNode(node.callee) && String(node.callee.name).endsWith('Error');
}
