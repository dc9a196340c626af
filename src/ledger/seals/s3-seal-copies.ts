/** Copies of the seals in the bucket of the reports, below its prefix, with the names of the files of a folder. */
import { createS3Client, type S3Settings } from '#src/platform/s3-client.ts';
import { createSealCopies, readCopyName, type SealCopies } from './seal-copies.ts';

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
  return createSealCopies({
    async list(month = '') {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const query = { Bucket, Prefix: root + month, ...(token ? { ContinuationToken: token } : {}) };
        const page = await client('list', (s3, options) => s3.listObjectsV2(query, options));
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(root.length));
        token = page.NextContinuationToken;
      } while (token);
      return names.filter(readCopyName);
    },
    async read(name) {
      const object = { Bucket, Key: root + name };
      return client('get', async (s3, options) =>
        (await s3.getObject(object, options)).Body!.transformToString(),
      );
    },
    async writeNew(name, text) {
      // The name contains the hash of the content: a second copy is the same.
      const file = { Bucket, Key: root + name, Body: text };
      await client('put', (s3, options) => s3.putObject(file, options));
    },
    async findLastMonth() {
      const query = { Bucket, Prefix: root, Delimiter: '/' };
      const page = await client('list', (s3, options) => s3.listObjectsV2(query, options));
      return (page.CommonPrefixes ?? [])
        .map(({ Prefix = '' }) => Prefix.slice(root.length, -1))
        .toSorted()
        .at(-1);
    },
  });
}
