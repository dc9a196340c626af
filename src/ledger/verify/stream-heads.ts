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
  /** @param hash hex @returns its bytes in the shared buffer, which the next call for this stream changes */
  set(stream: string, version: number, hash: string): Buffer;
};

export function createStreamHeads(): StreamHeads {
  const indexes = new Map<string, number>();
  const versions: number[] = [];
  const chunks: Buffer[] = [];
  const getOffset = (index: number) => (index % HASHES_PER_CHUNK) * HASH_LENGTH;
  const getChunk = (index: number) => chunks[Math.floor(index / HASHES_PER_CHUNK)]!;
  // The calls for one event pass the same string: the map is searched once.
  let lastStream: string | undefined;
  let lastIndex: number | undefined;
  const findIndex = (stream: string): number | undefined => {
    if (stream === lastStream) return lastIndex;
    lastStream = stream;
    return (lastIndex = indexes.get(stream));
  };
  const addIndex = (stream: string): number => {
    const index = indexes.size;
    indexes.set(stream, index);
    lastIndex = index;
    if (index % HASHES_PER_CHUNK === 0) chunks.push(Buffer.allocUnsafe(HASHES_PER_CHUNK * HASH_LENGTH));
    return index;
  };
  return {
    get size() {
      return indexes.size;
    },
    getVersion(stream) {
      const index = findIndex(stream);
      return index === undefined ? 0 : versions[index]!;
    },
    copyHash(stream, target) {
      const index = findIndex(stream);
      if (index === undefined) target.fill(0, 0, HASH_LENGTH);
      else getChunk(index).copy(target, 0, getOffset(index), getOffset(index) + HASH_LENGTH);
    },
    set(stream, version, hash) {
      const index = findIndex(stream) ?? addIndex(stream);
      versions[index] = version;
      const [chunk, offset] = [getChunk(index), getOffset(index)];
      chunk.write(hash, offset, 'hex');
      return chunk.subarray(offset, offset + HASH_LENGTH);
    },
  };
}
