/** Copies of the seals in the bucket of the reports, below its prefix, with the names of the files of a folder. */
import { createS3Client, type S3Settings } from '#src/platform/s3-client.ts';
import { getCopyName, readCopyName, type SealCopies } from './seal-copies.ts';

/** The service did not answer, or refused. */
export class SealCopyError extends Error {
  override readonly name = 'SealCopyError';
}

export function createS3SealCopies(settings: S3Settings): SealCopies {
  const { bucket: Bucket, prefix } = settings;
  const root = `${prefix}seals/`;
  const client = createS3Client(
    settings,
    (what) => new SealCopyError(`The copies of seals failed at ${what}`),
  );

  async function* listNames(Prefix: string): AsyncGenerator<string> {
    let token: string | undefined;
    do {
      const query = { Bucket, Prefix, ...(token ? { ContinuationToken: token } : {}) };
      const page = await client('list', (s3, options) => s3.listObjectsV2(query, options));
      for (const { Key = '' } of page.Contents ?? []) yield Key;
      token = page.NextContinuationToken;
    } while (token);
  }

  async function findLastMonth(): Promise<string | undefined> {
    const query = { Bucket, Prefix: root, Delimiter: '/' };
    const page = await client('list', (s3, options) => s3.listObjectsV2(query, options));
    return (page.CommonPrefixes ?? [])
      .map(({ Prefix = '' }) => Prefix)
      .toSorted()
      .at(-1);
  }

  return {
    async write(seal) {
      // The name contains the hash of the content: a second copy is the same.
      const file = { Bucket, Key: root + getCopyName(seal), Body: `${JSON.stringify(seal)}\n` };
      await client('put', (s3, options) => s3.putObject(file, options));
    },
    async listHashes() {
      const hashes = new Map<number, string[]>();
      for await (const name of listNames(root)) {
        const copy = readCopyName(name);
        if (copy) hashes.set(copy.number, [...(hashes.get(copy.number) ?? []), copy.hash]);
      }
      return hashes;
    },
    async findNewest() {
      const month = await findLastMonth();
      let newest = 0;
      if (month)
        for await (const name of listNames(month)) newest = Math.max(newest, readCopyName(name)?.number ?? 0);
      return newest;
    },
  };
}
