import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate';

export type ZipEntry = {
  name: string;
  bytes: Uint8Array;
  /** a PDF is compressed already */
  packed?: boolean;
};

/** A zip as it grows: no more than one entry lies in memory, however many there are. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes, packed } of entries) {
    const file: ZipInputFile & { push: (chunk: Uint8Array, last: boolean) => void } = packed
      ? new ZipPassThrough(name)
      : new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
