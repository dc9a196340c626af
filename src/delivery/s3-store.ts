/**
 * The report store in a bucket of an S3-compatible service, with the same keys as the folder. The service is not trusted
 * with the content: each read recomputes the hash. A report has a few megabytes, so that it is read as a whole and no byte of an
 * altered one reaches a reader.
 */
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { Log } from '#src/platform/log.ts';
import { createS3Client, type S3Limits, type S3Settings } from '#src/platform/s3-client.ts';
import {
  createHashedStore,
  toReportName,
  type FileStorage,
  type ReportStore,
  type StoredReport,
} from './report-store.ts';

/** The service did not answer, or refused. Errors of the client are not passed on: they quote signed requests. */
export class ReportStoreError extends Error {
  override readonly name = 'ReportStoreError';
}

export function createS3Store(settings: S3Settings, log: Log, limits?: S3Limits): ReportStore {
  const { bucket: Bucket, prefix } = settings;
  const client = createS3Client(
    settings,
    (what) => new ReportStoreError(`The report store failed at ${what}`),
    limits,
  );
  const toObject = (sha256: string) => ({ Bucket, Key: `${prefix}${toReportName(sha256)}` });
  const storage: FileStorage = {
    async put(sha256, pdf) {
      const file = {
        ...toObject(sha256),
        Body: pdf,
        ContentLength: pdf.length,
        ContentType: 'application/pdf',
        // The service refuses bytes that were altered on the way.
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
      };
      await client('put', (s3, options) => s3.putObject(file, options));
    },
    async read(sha256) {
      const object = toObject(sha256);
      return client('get', (s3, options) =>
        readIfExists(() => s3.getObject(object, options), options.abortSignal),
      );
    },
    async remove(sha256) {
      const object = toObject(sha256);
      await client('delete', (s3, options) => s3.deleteObject(object, options));
    },
    async *list() {
      let token: string | undefined;
      do {
        const query = { Bucket, Prefix: prefix, ...(token ? { ContinuationToken: token } : {}) };
        const page = await client('list', (s3, options) => s3.listObjectsV2(query, options));
        for (const object of page.Contents ?? []) yield* toStoredReports(prefix, object);
        token = page.NextContinuationToken;
      } while (token);
    },
    async assertWritable() {
      const file = { Bucket, Key: `${prefix}.writable`, Body: 'x' };
      await client('put', (s3, options) => s3.putObject(file, options));
    },
  };
  return createHashedStore(storage, log);
}

async function readIfExists(
  open: () => Promise<GetObjectCommandOutput>,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  try {
    const { Body } = await open();
    return await buffer(addAbortSignal(signal, Body as Readable));
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey') return undefined;
    throw error;
  }
}

/** Other files of the bucket are no reports. */
function* toStoredReports(
  prefix: string,
  { Key = '', Size = 0, LastModified }: { Key?: string; Size?: number; LastModified?: Date },
): Generator<StoredReport> {
  const [, sha256] = /^[0-9a-f]{2}\/([0-9a-f]{64})\.pdf$/.exec(Key.slice(prefix.length)) ?? [];
  if (sha256) yield { sha256, bytes: Size, storedAt: LastModified ?? new Date() };
}
