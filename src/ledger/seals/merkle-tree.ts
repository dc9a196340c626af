/**
 * Merkle trees in the shape of RFC 9162, section 2.1: a tree of n leaves splits at the largest power of two below n.
 * An inner node is SHA-256(0x01 || left || right). A leaf is the hash of an event without a prefix: the hashed text of an event
 * is longer than a node and starts differently, so that a node cannot be presented as an event.
 */
import { hash } from 'node:crypto';

export type MerkleTree = {
  /** adds the 32 bytes of a leaf, which are copied */
  add(leaf: Buffer): void;
  /** @throws RangeError for a tree without leaves */
  computeRoot(): Buffer;
};

const HASH_LENGTH = 32;
/** One subtree per bit of the number of leaves, and the leaf that is being added. */
const MAX_SUBTREES = 33;

/** A tree that keeps one node per level, so that millions of leaves can be added. */
export function createMerkleTree(): MerkleTree {
  /** roots of complete subtrees, the largest first, one after the other */
  const subtrees = Buffer.alloc(MAX_SUBTREES * HASH_LENGTH);
  let subtreeCount = 0;
  let leafCount = 0;
  return {
    add(leaf) {
      subtrees.set(leaf, subtreeCount * HASH_LENGTH);
      subtreeCount += 1;
      // Merges subtrees of the same size: once for each trailing 1 bit of the count before the new leaf.
      for (let count = leafCount; count & 1; count >>>= 1) {
        joinLastNodes(subtrees, subtreeCount);
        subtreeCount -= 1;
      }
      leafCount += 1;
    },
    computeRoot() {
      if (leafCount === 0) throw new RangeError('A Merkle tree without leaves has no root.');
      const nodes = Buffer.from(subtrees);
      for (let count = subtreeCount; count > 1; count -= 1) joinLastNodes(nodes, count);
      return nodes.subarray(0, HASH_LENGTH);
    },
  };
}

/** Reused for every node: the prefix 0x01 of an inner node, the left and the right node. */
const nodeBytes = Buffer.alloc(1 + 2 * HASH_LENGTH, 1);

/** Replaces the last two of `count` nodes by their parent. */
function joinLastNodes(nodes: Buffer, count: number): void {
  const offset = (count - 2) * HASH_LENGTH;
  nodes.copy(nodeBytes, 1, offset, offset + 2 * HASH_LENGTH);
  // As text, because a Buffer for every hash would take as long as the hash.
  nodes.write(hash('sha256', nodeBytes, 'hex'), offset, 'hex');
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
