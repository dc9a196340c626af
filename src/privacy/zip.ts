import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate';

export type ZipEntry = {
  name: string;
  bytes: Uint8Array;
  /** already compressed, such as a PDF */
  isCompressed?: boolean;
};

/** Streams a zip file with at most one entry in memory. */
export async function* zipEntries(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes, isCompressed } of entries) {
    const file: ZipInputFile & { push: (chunk: Uint8Array, last: boolean) => void } = isCompressed
      ? new ZipPassThrough(name)
      : new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
