import type { Log } from '#src/platform/log.ts';
import type { S3Settings } from '#src/platform/s3-client.ts';
import { createFolderStore, type ReportStore } from './report-store.ts';
import { createS3Store } from './s3-store.ts';

export type ReportStoreSettings = { kind: 'folder'; directory: string } | ({ kind: 's3' } & S3Settings);

/** Opens the configured store. Nothing is read or written yet. */
export const openReportStore = (settings: ReportStoreSettings, log: Log): ReportStore =>
  settings.kind === 'folder' ? createFolderStore(settings.directory, log) : createS3Store(settings, log);
