/** Places the names of blocks of hours where there is room: beside the block, else below it. */
import { measureText, type BandLayout } from './layout.ts';

export type Block = {
  name: string;
  times: string;
  x: number;
  width: number;
  kind: 'favoured' | 'favoured-outlined' | 'avoid' | 'avoid-most';
};

export type BlockLabel = { text: string; x: number; anchor: 'start' | 'middle' | 'end'; isBelow: boolean };

const GAP = 10;

/** Blocks that are not the most important of their row have their name below. A name without room is left out. */
export function placeBlockLabels(blocks: readonly Block[], layout: BandLayout): BlockLabel[] {
  const beside = blocks
    .filter(({ kind }) => kind !== 'avoid')
    .map((block) => placeBeside(block, blocks, layout))
    .filter((label) => label !== undefined);
  return [
    ...beside,
    ...placeBelow(blocks.filter((block) => !beside.some(({ text }) => text.startsWith(block.name)))),
  ];
}

function placeBeside(block: Block, blocks: readonly Block[], layout: BandLayout): BlockLabel | undefined {
  const text = `${block.name} ${block.times}`;
  const needed = measureText(text, layout.textSize) + 2 * GAP;
  const end = block.x + block.width;
  const nextStart = Math.min(layout.right, ...blocks.map(({ x }) => x).filter((x) => x >= end - 1));
  if (nextStart - end >= needed) return { text, x: end + GAP, anchor: 'start', isBelow: false };
  const previousEnd = Math.max(
    layout.left,
    ...blocks.map(({ x, width }) => x + width).filter((x) => x <= block.x + 1),
  );
  if (block.x - previousEnd >= needed) return { text, x: block.x - GAP, anchor: 'end', isBelow: false };
  return undefined;
}

const BELOW_SIZE = 12;

function placeBelow(blocks: readonly Block[]): BlockLabel[] {
  let freeFrom = 0;
  return blocks
    .toSorted((a, b) => a.x - b.x)
    .flatMap(({ name, x, width }) => {
      const [middle, half] = [x + width / 2, measureText(name, BELOW_SIZE) / 2];
      if (middle - half < freeFrom) return [];
      freeFrom = middle + half + 4;
      return [{ text: name, x: middle, anchor: 'middle' as const, isBelow: true }];
    });
}
