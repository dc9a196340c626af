import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAuditPath, createMerkleTree } from './merkle-tree.ts';

const sha256 = (...parts: Uint8Array[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();
const createLeaf = (number: number) => sha256(Buffer.from(`leaf ${number}`));
const createLeaves = (count: number) => Array.from({ length: count }, (_, index) => createLeaf(index));

/** The definition of RFC 9162, written recursively. */
function computeRootByDefinition(leaves: Buffer[]): Buffer {
  if (leaves.length === 1) return leaves[0]!;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha256(
    Buffer.from([1]),
    computeRootByDefinition(leaves.slice(0, split)),
    computeRootByDefinition(leaves.slice(split)),
  );
}

function computeRoot(leaves: Buffer[]): Buffer {
  const tree = createMerkleTree();
  leaves.forEach((leaf) => tree.add(leaf));
  return tree.computeRoot();
}

describe('Merkle tree', () => {
  it('the root of 1 to 70 leaves equals the definition of RFC 9162', () => {
    for (let count = 1; count <= 70; count += 1) {
      const leaves = createLeaves(count);
      expect(computeRoot(leaves), `${count} leaves`).toEqual(computeRootByDefinition(leaves));
    }
  });

  it('a tree without leaves has no root', () => {
    expect(() => createMerkleTree().computeRoot()).toThrow(RangeError);
  });

  it('the audit path of any leaf leads to the root', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (count, number) => {
        const leaves = createLeaves(count);
        const index = number % count;
        const root = computeAuditPath(leaves, index).reduce(
          (node, sibling) =>
            sibling.side === 'left'
              ? sha256(Buffer.from([1]), sibling.hash, node)
              : sha256(Buffer.from([1]), node, sibling.hash),
          leaves[index]!,
        );
        expect(root).toEqual(computeRoot(leaves));
      }),
      { numRuns: 60 },
    );
  });

  it('two leaves in another order have another root', () => {
    const [first, second, third] = createLeaves(3) as [Buffer, Buffer, Buffer];
    expect(computeRoot([second, first, third])).not.toEqual(computeRoot([first, second, third]));
  });
});
