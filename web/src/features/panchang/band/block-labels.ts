/** Places the names and times of blocks of hours where there is room: beside the block, else below it. */
import { measureText, round, type BandLayout } from './layout.ts';

export type Block = {
  name: string;
  times: string;
  x: number;
  width: number;
  kind: 'favoured' | 'favoured-outlined' | 'avoid' | 'avoid-most';
};

export type BlockLabel = { text: string; x: number; anchor: 'start' | 'end'; isBelow: boolean };

const GAP = 10;
const GAP_BELOW = 6;
/** The names below blocks, such as Yamaganda, have wider letters than the average. */
const WIDE_NAMES = 1.14;

/** Blocks that are not the most important of their row have their name and times below; without room for one of them, all have only their name. */
export function placeBlockLabels(blocks: readonly Block[], layout: BandLayout): BlockLabel[] {
  const beside = blocks
    .filter(({ kind }) => kind !== 'avoid')
    .map((block) => placeBeside(block, blocks, layout))
    .filter((label) => label !== undefined);
  const others = blocks.filter((block) => !beside.some(({ text }) => text.startsWith(block.name)));
  const below = placeBelow(others, layout, ({ name, times }) => `${name} ${times}`);
  return [...beside, ...(below.length === others.length ? below : placeNamesBelow(others, layout))];
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

/** A name without room is left out. */
export const placeNamesBelow = (blocks: readonly Block[], layout: BandLayout): BlockLabel[] =>
  placeBelow(blocks, layout, ({ name }) => name);

/** Centred, or further right if the label before ends there, as long as it begins below its block. */
function placeBelow(
  blocks: readonly Block[],
  { left, right, smallSize }: BandLayout,
  toText: (block: Block) => string,
): BlockLabel[] {
  let freeFrom = left;
  return blocks
    .toSorted((a, b) => a.x - b.x)
    .flatMap((block) => {
      const text = toText(block);
      const width = WIDE_NAMES * measureText(text, smallSize);
      const centred = Math.min(block.x + (block.width - width) / 2, right - width);
      const x = Math.max(centred, freeFrom);
      if (x >= block.x + block.width || x + width > right) return [];
      freeFrom = x + width + GAP_BELOW;
      return [{ text, x: round(x), anchor: 'start' as const, isBelow: true }];
    });
}
