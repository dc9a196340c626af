/** What every report store does, and what a bucket does when its server has a fault. */
import fs from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSha256 } from '#src/platform/crypto.ts';
import type { S3Settings } from '#src/platform/s3-client.ts';
import { startS3Server, type S3Server } from '#src/testing/s3-server.ts';
import { createFolderStore, toReportName, type ReportStore, type StoredReport } from './report-store.ts';
import { createS3Store, ReportStoreError } from './s3-store.ts';

const PREFIX = 'lagna/reports/';
const LIMITS = { connectMs: 500, attemptMs: 500, totalMs: 3000 };

let logLines: string[] = [];
const log = pino({ base: null }, { write: (line) => void logLines.push(line) });
const listEvents = () => logLines.map((line) => (JSON.parse(line) as { event: string }).event);

let folder: string;
let s3: S3Server;
let settings: S3Settings;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-stores-'));
  s3 = await startS3Server();
  settings = { ...s3.settings, prefix: PREFIX };
});
afterAll(async () => {
  await s3.close();
  await fs.rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  logLines = [];
});

async function listStored(store: ReportStore): Promise<StoredReport[]> {
  const reports: StoredReport[] = [];
  for await (const report of store.list()) reports.push(report);
  return reports;
}

/** A separate report, so that the tests may share a store. */
function createReport(text: string) {
  const pdf = Buffer.from(`%PDF-1.4 ${text}`);
  return { pdf, sha256: hashSha256(pdf) };
}

const getFolder = () => path.join(folder, 'files');
const stores = {
  'a folder': {
    open: () => createFolderStore(getFolder(), log),
    overwrite: (sha256: string, pdf: Buffer) =>
      fs.writeFile(path.join(getFolder(), sha256.slice(0, 2), `${sha256}.pdf`), pdf),
  },
  'a bucket': {
    open: () => createS3Store(settings, log),
    overwrite: async (sha256: string, pdf: Buffer) => {
      const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3');
      const { accessKeyId, secretAccessKey, bucket: Bucket, ...options } = settings;
      const client = new S3Client({ ...options, credentials: { accessKeyId, secretAccessKey } } as object);
      const Key = `${PREFIX}${sha256.slice(0, 2)}/${sha256}.pdf`;
      await client.send(new PutObjectCommand({ Bucket, Key, Body: pdf }));
      client.destroy();
    },
  },
};

describe.each(Object.entries(stores))('the report store in %s', (_name, { open, overwrite }) => {
  let store: ReportStore;
  beforeAll(async () => {
    store = open();
  });

  it('a file is read back, also after it was stored twice', async () => {
    const { pdf, sha256 } = createReport('twice');
    await store.put(sha256, pdf);
    await store.put(sha256, pdf);
    expect(await store.get(sha256)).toEqual(pdf);
    expect((await listStored(store)).filter((report) => report.sha256 === sha256)).toHaveLength(1);
    expect(logLines).toEqual([]);
  });

  it('a large file is read back byte by byte', async () => {
    const pdf = Buffer.alloc(5 * 1024 * 1024, 'page');
    await store.put(hashSha256(pdf), pdf);
    expect((await store.get(hashSha256(pdf)))!.equals(pdf)).toBe(true);
  });

  it('a missing file is not returned, which is logged', async () => {
    expect(await store.get(createReport('missing').sha256)).toBeUndefined();
    expect(listEvents()).toEqual(['report_files.missing']);
  });

  it('an altered file is not returned, which is logged, and storing it again repairs it', async () => {
    const { pdf, sha256 } = createReport('altered');
    await store.put(sha256, pdf);
    await overwrite(sha256, Buffer.from('%PDF-1.4 something else'));
    expect(await store.get(sha256)).toBeUndefined();
    expect(listEvents()).toEqual(['report_files.altered']);
    await store.put(sha256, pdf);
    expect(await store.get(sha256)).toEqual(pdf);
  });

  it('the check of a file returns its state and logs nothing', async () => {
    const { pdf, sha256 } = createReport('checked');
    expect(await store.check(sha256)).toBe('missing');
    await store.put(sha256, pdf);
    expect(await store.check(sha256)).toBe('intact');
    await overwrite(sha256, pdf.subarray(1));
    expect(await store.check(sha256)).toBe('altered');
    expect(logLines).toEqual([]);
  });

  it('a removed file cannot be read, and removing it again does nothing', async () => {
    const { pdf, sha256 } = createReport('removed');
    await store.put(sha256, pdf);
    await store.remove(sha256);
    await store.remove(sha256);
    expect(await store.get(sha256)).toBeUndefined();
  });

  it('the files are listed in order of their hash with size and time', async () => {
    const before = Date.now() - 2000;
    const reports = Array.from({ length: 12 }, (_, index) => createReport(`listed ${index}`));
    for (const { sha256, pdf } of reports) await store.put(sha256, pdf);
    const listed = await listStored(store);
    const hashes = listed.map(({ sha256 }) => sha256);
    expect(hashes).toEqual(hashes.toSorted());
    for (const { sha256, pdf } of reports) {
      const report = listed.find((candidate) => candidate.sha256 === sha256)!;
      expect(report.bytes).toBe(pdf.length);
      expect(report.storedAt.getTime()).toBeGreaterThanOrEqual(before);
    }
  });

  it('a store that works is writable, and the check leaves no report', async () => {
    const before = await listStored(store);
    await store.assertWritable();
    expect(await listStored(store)).toEqual(before);
  });

  it('a name that is no SHA-256 is refused', async () => {
    await expect(store.put('../../etc/passwd', Buffer.from('x'))).rejects.toThrow('Not a SHA-256');
    await expect(store.get('x')).rejects.toThrow('Not a SHA-256');
    await expect(store.remove('x')).rejects.toThrow('Not a SHA-256');
  });
});

describe('a bucket on a server that the test controls', () => {
  const { pdf, sha256 } = createReport('fault');

  async function withServer(listener: RequestListener, run: (store: ReportStore) => Promise<void>) {
    const server: Server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const store = createS3Store({ ...settings, endpoint: `http://127.0.0.1:${port}` }, log, LIMITS);
    try {
      await run(store);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  const createPage = (keys: string[], next?: string) =>
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${keys
      .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
      .join('')}${
      next ? `<NextContinuationToken>${next.replace('&', '&amp;')}</NextContinuationToken>` : ''
    }</ListBucketResult>`;

  async function getFailure(promise: Promise<unknown>): Promise<ReportStoreError> {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ReportStoreError);
    return error as ReportStoreError;
  }

  // The server of the other tests makes the token of the next page with a cipher that OpenSSL 3 does not have.
  it('lists every page, and leaves out what is no report', async () => {
    const keys = ['a', 'b', 'c'].map((text) => `${PREFIX}${toReportName(hashSha256(text))}`);
    const pages: Record<string, string> = {
      first: createPage([...keys.slice(0, 2), `${PREFIX}README`], 'next=1&2'),
      'next=1&2': createPage(keys.slice(2)),
    };
    const listener: RequestListener = ({ url }, response) => {
      const query = new URL(url!, 'http://localhost').searchParams;
      expect(query.get('prefix')).toBe(PREFIX);
      response.setHeader('content-type', 'application/xml');
      response.end(pages[query.get('continuation-token') ?? 'first']);
    };
    await withServer(listener, async (store) => {
      expect((await listStored(store)).map(({ sha256: name }) => name)).toEqual(
        ['a', 'b', 'c'].map((text) => hashSha256(text)),
      );
    });
  });

  it('fails when the server does not respond, instead of reporting a missing file', async () => {
    const store = createS3Store({ ...settings, endpoint: 'http://127.0.0.1:1' }, log, LIMITS);
    expect((await getFailure(store.get(sha256))).message).toMatch(
      /^The report store failed at get: .*ECONNREFUSED/,
    );
    await getFailure(store.put(sha256, pdf));
    await getFailure(listStored(store));
    await getFailure(store.assertWritable());
    expect(logLines).toEqual([]);
  });

  it('fails after its limits when the server does not answer', async () => {
    const start = performance.now();
    let requests = 0;
    await withServer(
      () => void (requests += 1),
      async (store) => {
        await getFailure(store.get(sha256));
      },
    );
    expect(requests).toBe(3);
    // The margin is for a busy machine; a request without limits would wait forever.
    expect(performance.now() - start).toBeLessThan(LIMITS.totalMs + 10_000);
  });

  it('fails after its limits when the server stops in the middle of a file', async () => {
    await withServer(
      (_request, response) => void response.writeHead(200, { 'content-length': '1000' }).write('%PDF'),
      async (store) => {
        await getFailure(store.get(sha256));
      },
    );
  });

  it('tries an answer with status 500 again, three times at most', async () => {
    let requests = 0;
    let failures = 2;
    const listener: RequestListener = (request, response) => {
      requests += 1;
      request.resume().on('end', () => {
        response.statusCode = failures-- > 0 ? 500 : 200;
        response.end();
      });
    };
    await withServer(listener, (store) => store.put(sha256, pdf));
    expect(requests).toBe(3);
    requests = 0;
    failures = Infinity;
    await withServer(listener, async (store) => {
      expect((await getFailure(store.put(sha256, pdf))).message).toContain('status 500, 3 attempts');
    });
    expect(requests).toBe(3);
  });

  it('a refused key is an error without the key, the signature or the signed request', async () => {
    const wrong = { ...settings, accessKeyId: 'AKIA-VISIBLE', secretAccessKey: 'secret-of-the-bucket' };
    const error = await getFailure(createS3Store(wrong, log).put(sha256, pdf));
    expect(error.message).toContain('InvalidAccessKeyId');
    expect(Object.keys(error).concat(error.message, String(error.cause)).join()).not.toMatch(
      /AKIA-VISIBLE|secret-of-the-bucket|AWS4-HMAC/,
    );
  });

  it('a missing bucket is an error and not a missing file', async () => {
    const store = createS3Store({ ...settings, bucket: 'nowhere' }, log);
    expect((await getFailure(store.get(sha256))).message).toContain('NoSuchBucket');
  });
});
