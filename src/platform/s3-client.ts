/** Requests to a bucket of an S3-compatible service. */
import type { S3 } from '@aws-sdk/client-s3';

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

export type S3Limits = typeof DEFAULT_LIMITS;

type SendRequest = <T>(
  what: string,
  request: (s3: S3, options: { abortSignal: AbortSignal }) => Promise<T>,
) => Promise<T>;

/**
 * The client of AWS is loaded by the first request, and never when no bucket is used.
 * @param createError of a request that failed; `what` names it and the reason, without secrets
 * @returns a function that sends a request within the limits and throws that error
 */
export function createS3Client(
  settings: S3Settings,
  createError: (what: string) => Error,
  limits: S3Limits = DEFAULT_LIMITS,
): SendRequest {
  let loading: Promise<S3> | undefined;
  const load = async () => new (await import('@aws-sdk/client-s3')).S3(toClientOptions(settings, limits));
  return async (what, request) => {
    const s3 = await (loading ??= load());
    try {
      return await request(s3, { abortSignal: AbortSignal.timeout(limits.totalMs) });
    } catch (error) {
      throw createError(`${what}: ${describeError(error)}`);
    }
  };
}

const toClientOptions = (settings: S3Settings, { connectMs, attemptMs }: S3Limits) => ({
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
