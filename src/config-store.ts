/** Where reports are stored: a folder in VAR_DIR, or a bucket of an S3-compatible service. */
import path from 'node:path';
import type { Env } from '#src/config-variables.ts';
import type { ReportStoreSettings } from '#src/delivery/open-report-store.ts';

const S3_VARIABLES = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export function listStoreErrors(env: Env): string[] {
  if (env.REPORT_STORE === 'folder')
    return S3_VARIABLES.some((name) => env[name]) || env.S3_ENDPOINT
      ? ['REPORT_STORE must be s3: variables of a bucket are set, which a folder does not use']
      : [];
  const missing = S3_VARIABLES.filter((name) => !env[name]);
  return [
    ...missing.map((name) => `${name} is missing: REPORT_STORE=s3 needs it`),
    ...(env.NODE_ENV === 'production' && env.S3_ENDPOINT && !env.S3_ENDPOINT.startsWith('https://')
      ? ['S3_ENDPOINT must be https in production']
      : []),
  ];
}

/** `env` has no errors. */
export function toStoreSettings(env: Env): ReportStoreSettings {
  if (env.REPORT_STORE === 'folder') return { kind: 'folder', directory: path.join(env.VAR_DIR, 'reports') };
  return {
    kind: 's3',
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION!,
    bucket: env.S3_BUCKET!,
    prefix: env.S3_PREFIX.replace(/\/*$/, '/'),
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  };
}
