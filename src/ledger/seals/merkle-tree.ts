/**
 * Merkle trees in the shape of RFC 9162, section 2.1: a tree of n leaves splits at the largest power of two below n.
 * An inner node is SHA-256(0x01 || left || right). A leaf is the hash of an event without a prefix: the hashed text of an event
 * is longer than a node and starts differently, so that a node cannot be presented as an event.
 */
import { hash } from 'node:crypto';

export type MerkleTree = {
  /** adds the 32 bytes of a leaf; the buffer must not change afterwards */
  add(leaf: Buffer): void;
  /** @throws RangeError for a tree without leaves */
  computeRoot(): Buffer;
};

/** A tree that keeps one node per level, so that millions of leaves can be added. */
export function createMerkleTree(): MerkleTree {
  /** roots of complete subtrees, the largest first */
  const subtrees: Buffer[] = [];
  let leafCount = 0;
  return {
    add(leaf) {
      let node = leaf;
      // Two subtrees of the same size become one: as many times as the old count ends with one bits.
      for (let count = leafCount; count & 1; count >>>= 1) node = hashNode(subtrees.pop()!, node);
      subtrees.push(node);
      leafCount += 1;
    },
    computeRoot() {
      if (leafCount === 0) throw new RangeError('A Merkle tree without leaves has no root.');
      return subtrees.reduceRight((right, left) => hashNode(left, right));
    },
  };
}

/** A sibling on the way from a leaf to the root, and its side. */
export type AuditPathNode = { side: 'left' | 'right'; hash: Buffer };

/** Lists the siblings from the leaf at `index` up to the root. @param leaves all leaves of the tree, in order */
export function computeAuditPath(leaves: readonly Buffer[], index: number): AuditPathNode[] {
  if (leaves.length <= 1) return [];
  const split = 2 ** Math.floor(Math.log2(leaves.length - 1));
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...computeAuditPath(left, index), { side: 'right', hash: computeRootOf(right) }]
    : [...computeAuditPath(right, index - split), { side: 'left', hash: computeRootOf(left) }];
}

function computeRootOf(leaves: readonly Buffer[]): Buffer {
  const tree = createMerkleTree();
  for (const leaf of leaves) tree.add(leaf);
  return tree.computeRoot();
}

const NODE_LENGTH = 65;
/** Reused for every node: an allocation would take as long as the hash. */
const nodeBytes = Buffer.alloc(NODE_LENGTH, 1);

function hashNode(left: Buffer, right: Buffer): Buffer {
  nodeBytes.set(left, 1);
  nodeBytes.set(right, 33);
  return hash('sha256', nodeBytes, 'buffer');
}
