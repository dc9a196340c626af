/**
 * The version and the hash of the last verified event of each stream. A million streams take about 150 MB: the hashes are in
 * shared buffers, because one Buffer object per stream would take twice as much.
 */
const HASH_LENGTH = 32;
const HASHES_PER_CHUNK = 8192;

export type StreamHeads = {
  readonly size: number;
  /** 0 for an unknown stream */
  getVersion(stream: string): number;
  /** Copies the hash of the last event, or zeros for an unknown stream, to the start of `target`. */
  copyHash(stream: string, target: Buffer): void;
  set(stream: string, version: number, hash: Buffer): void;
};

export function createStreamHeads(): StreamHeads {
  const indexes = new Map<string, number>();
  const versions: number[] = [];
  const chunks: Buffer[] = [];
  const getOffset = (index: number) => (index % HASHES_PER_CHUNK) * HASH_LENGTH;
  const getChunk = (index: number) => chunks[Math.floor(index / HASHES_PER_CHUNK)]!;
  return {
    get size() {
      return indexes.size;
    },
    getVersion(stream) {
      const index = indexes.get(stream);
      return index === undefined ? 0 : versions[index]!;
    },
    copyHash(stream, target) {
      const index = indexes.get(stream);
      if (index === undefined) target.fill(0, 0, HASH_LENGTH);
      else getChunk(index).copy(target, 0, getOffset(index), getOffset(index) + HASH_LENGTH);
    },
    set(stream, version, hash) {
      const index = indexes.get(stream) ?? indexes.size;
      if (index === indexes.size) {
        indexes.set(stream, index);
        if (index % HASHES_PER_CHUNK === 0) chunks.push(Buffer.allocUnsafe(HASHES_PER_CHUNK * HASH_LENGTH));
      }
      versions[index] = version;
      hash.copy(getChunk(index), getOffset(index));
    },
  };
}
