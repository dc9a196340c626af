/** Checks the structure tree of a printed report against the rules of PDF/UA, as pdf.js reads it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = { role: string; alt?: string; lang?: string; children: (Node | { type: string; id?: string })[] };
export type StructureCount = { figures: number; tables: number; headings: number; faults: string[] };

export async function checkStructure(pdf: Buffer): Promise<StructureCount> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const count: StructureCount = { figures: 0, tables: 0, headings: 0, faults: [] };
  let lastLevel = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const tree = (await page.getStructTree()) as Node | null;
    if (!tree) {
      count.faults.push(`page ${number} has no tags`);
      continue;
    }
    for (const { node, inTable } of listNodes(tree)) {
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
    count.faults.push(...(await findUntagged(page, number)));
  }
  await document.loadingTask.destroy();
  return count;
}

async function findUntagged(
  page: Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>,
  number: number,
) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
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

function listNodes(node: Node, inTable = false): { node: Node; inTable: boolean }[] {
  const isInside = inTable || node.role === 'Table';
  return [
    { node, inTable: isInside },
    ...node.children.flatMap((child) => ('role' in child ? listNodes(child, isInside) : [])),
  ];
}
