/**
 * The report store in a bucket of an S3-compatible service, with the same keys as the folder. The service is not trusted
 * with the content: each read recomputes the hash. A report has a few megabytes, so that it is read as a whole and no byte of an
 * altered one reaches a reader.
 */
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { GetObjectCommandOutput, S3 } from '@aws-sdk/client-s3';
import type { Log } from '#src/platform/log.ts';
import {
  createHashedStore,
  toReportName,
  type FileStorage,
  type ReportStore,
  type StoredReport,
} from './report-store.ts';

export type S3Settings = {
  /** undefined: the endpoint of AWS in the region */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  /** before every key; empty, or with a slash at its end */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** the bucket is in the path and not in the host name: MinIO, Garage, Ceph */
  forcePathStyle: boolean;
};

/** Milliseconds. Three attempts of ten seconds fit into the time that a job and a reader wait. */
const DEFAULT_LIMITS = { connectMs: 3000, attemptMs: 10_000, totalMs: 30_000 };
const MAX_ATTEMPTS = 3;

/** The service did not answer, or refused. Errors of the client are not passed on: they quote signed requests. */
export class ReportStoreError extends Error {
  override readonly name = 'ReportStoreError';
}

type Limits = typeof DEFAULT_LIMITS;

/** The client of AWS is loaded by the first request, and never when reports are in a folder. */
export function createS3Store(settings: S3Settings, log: Log, limits: Limits = DEFAULT_LIMITS): ReportStore {
  const { bucket: Bucket, prefix } = settings;
  const client = createLazyClient(settings, limits);
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

type SendRequest = <T>(
  what: string,
  request: (s3: S3, options: { abortSignal: AbortSignal }) => Promise<T>,
) => Promise<T>;

/** @returns a function that sends a request within the limits and throws ReportStoreError */
function createLazyClient(settings: S3Settings, limits: Limits): SendRequest {
  let loading: Promise<S3> | undefined;
  const load = async () => new (await import('@aws-sdk/client-s3')).S3(toClientOptions(settings, limits));
  return async (what, request) => {
    const s3 = await (loading ??= load());
    try {
      return await request(s3, { abortSignal: AbortSignal.timeout(limits.totalMs) });
    } catch (error) {
      throw new ReportStoreError(`The report store failed at ${what}: ${describeError(error)}`);
    }
  };
}

const toClientOptions = (settings: S3Settings, { connectMs, attemptMs }: Limits) => ({
  region: settings.region,
  ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
  forcePathStyle: settings.forcePathStyle,
  credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
  maxAttempts: MAX_ATTEMPTS,
  retryMode: 'standard',
  requestHandler: {
    connectionTimeout: connectMs,
    requestTimeout: attemptMs,
    socketTimeout: attemptMs,
    throwOnRequestTimeout: true,
  },
  // Some compatible services do not know the newer checksums. The SHA-256 is sent with each file and checked on each read.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
});

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

/** Name, status and attempts: the message of the service may contain the access key and the signed request. */
function describeError(error: unknown): string {
  const { name, code, $metadata } = error as {
    name?: string;
    code?: unknown;
    $metadata?: { httpStatusCode?: number; attempts?: number; requestId?: string };
  };
  const parts = [
    name,
    typeof code === 'string' && code !== name ? code : undefined,
    $metadata?.httpStatusCode && `status ${$metadata.httpStatusCode}`,
    $metadata?.attempts && `${$metadata.attempts} attempts`,
    $metadata?.requestId && `request ${$metadata.requestId}`,
  ];
  return parts.filter(Boolean).join(', ');
}
