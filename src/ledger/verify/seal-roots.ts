import { createMerkleTree, type MerkleTree } from '#src/ledger/seals/merkle-tree.ts';
import type { Seal } from '#src/ledger/seals/seal.ts';

/** Computes the roots of seals while the events are read in order of position. */
export type SealRoots = {
  /** seals whose root matches */
  readonly verifiedCount: number;
  /** the seal that covers the next event; undefined after the last seal */
  readonly current: Seal | undefined;
  /** Adds the hash of the next event. It does nothing after the last seal. */
  add(eventHash: Buffer): void;
  /**
   * Closes every seal that ends before `position`.
   * @returns the first whose events do not match it; it stays the current one
   */
  closeBefore(position: number): Seal | undefined;
};

export function createSealRoots(seals: readonly Seal[]): SealRoots {
  let verifiedCount = 0;
  let tree: MerkleTree = createMerkleTree();
  let eventCount = 0;
  const matches = (seal: Seal) =>
    eventCount === seal.eventCount && tree.computeRoot().toString('hex') === seal.eventsRoot;
  const roots: SealRoots = {
    get verifiedCount() {
      return verifiedCount;
    },
    get current() {
      return seals[verifiedCount];
    },
    add(eventHash) {
      if (!roots.current) return;
      tree.add(eventHash);
      eventCount += 1;
    },
    closeBefore(position) {
      for (let seal = roots.current; seal && seal.lastPosition < position; seal = roots.current) {
        if (!matches(seal)) return seal;
        verifiedCount += 1;
        tree = createMerkleTree();
        eventCount = 0;
      }
      return undefined;
    },
  };
  return roots;
}
