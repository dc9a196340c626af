/** A real S3 server with one bucket, for reports and copies of seals. */
import fs from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '#src/platform/s3-client.ts';

const BUCKET = 'lagna';
/** The one key that the server knows; its secret is the same. */
const KEY = 'S3RVER';

export type S3Server = {
  /** without a prefix */
  settings: S3Settings;
  /** the variables of a process that uses the bucket */
  environment: Record<string, string>;
  /** where the server keeps the files of the bucket */
  folder: string;
  /** Does nothing when the server is closed. */
  close: () => Promise<void>;
};

export async function startS3Server(): Promise<S3Server> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-s3-'));
  const configureBuckets = [{ name: BUCKET, configs: [] }];
  const server = new S3rver({ port: 0, silent: true, directory, configureBuckets });
  const { port } = (await server.run()) as AddressInfo;
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-south-1',
    bucket: BUCKET,
    prefix: '',
    accessKeyId: KEY,
    secretAccessKey: KEY,
    forcePathStyle: true,
  };
  return {
    settings,
    environment: toEnvironment(settings),
    folder: path.join(directory, BUCKET),
    async close() {
      const { httpServer } = server as unknown as { httpServer: Server };
      // Clients keep their connections open.
      httpServer.closeAllConnections();
      if (httpServer.listening) await server.close();
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
}

const toEnvironment = (settings: S3Settings & { endpoint: string }): Record<string, string> => ({
  REPORT_STORE: 's3',
  S3_ENDPOINT: settings.endpoint,
  S3_REGION: settings.region,
  S3_BUCKET: settings.bucket,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  S3_FORCE_PATH_STYLE: String(settings.forcePathStyle),
});
