import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate';

export type ZipEntry = {
  name: string;
  bytes: Uint8Array;
  /** already compressed, such as a PDF */
  compressed?: boolean;
};

/** Streams a zip file with at most one entry in memory. */
export async function* zipEntries(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes, compressed } of entries) {
    const file: ZipInputFile & { push: (chunk: Uint8Array, last: boolean) => void } = compressed
      ? new ZipPassThrough(name)
      : new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
