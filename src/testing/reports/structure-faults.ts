/** Checks the structure tree of a printed report against the rules of PDF/UA, as pdf.js reads it. */
import type { RawPage, Tags } from './raw-pages.ts';

export type StructureCount = { figures: number; tables: number; headings: number; faults: string[] };

export function checkStructure(pages: readonly RawPage[]): StructureCount {
  const count: StructureCount = { figures: 0, tables: 0, headings: 0, faults: [] };
  let lastLevel = 0;
  for (const page of pages) {
    const { number, tags } = page;
    if (!tags) {
      count.faults.push(`page ${number} has no tags`);
      continue;
    }
    for (const { node, inTable } of listNodes(tags)) {
      const { role, alt } = node;
      if (role === 'Figure') {
        count.figures += 1;
        if (!alt?.trim()) count.faults.push(`page ${number}: a figure has no alternative text`);
      }
      if (role === 'Table') count.tables += 1;
      if (role === 'TR' && !inTable) count.faults.push(`page ${number}: a row is outside of a table`);
      const level = Number(/^H(\d)$/.exec(role)?.[1] ?? 0);
      if (level > 0) {
        count.headings += 1;
        if (level > lastLevel + 1)
          count.faults.push(`page ${number}: a heading of level ${level} follows ${lastLevel}`);
        lastLevel = level;
      }
    }
    count.faults.push(...findUntagged(page));
  }
  return count;
}

function findUntagged({ number, items }: RawPage): string[] {
  let depth = 0;
  const faults: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      if (depth === 0 && item.str.trim() !== '')
        faults.push(`page ${number}: text outside of the tags: ${item.str}`);
    } else depth += item.type === 'endMarkedContent' ? -1 : 1;
  }
  return faults;
}

function listNodes(node: Tags, inTable = false): { node: Tags; inTable: boolean }[] {
  const isInside = inTable || node.role === 'Table';
  return [
    { node, inTable: isInside },
    ...node.children.flatMap((child) => ('role' in child ? listNodes(child, isInside) : [])),
  ];
}
