import path from 'node:path';
import type { Config } from '#src/config.ts';
import { createFolderSealCopies, type SealCopies } from '#src/ledger/seals/seal-copies.ts';
import { createS3SealCopies } from '#src/ledger/seals/s3-seal-copies.ts';

/** Beside the reports: in VAR_DIR, or in the bucket. Nothing is read or written yet. */
export const openSealCopies = ({
  reportStore,
  varDir,
}: Pick<Config, 'reportStore' | 'varDir'>): SealCopies =>
  reportStore.kind === 's3'
    ? createS3SealCopies(reportStore)
    : createFolderSealCopies(path.join(varDir, 'seals'));
