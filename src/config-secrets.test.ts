import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Environment } from '#src/config-variables.ts';
import { ConfigError, readConfig } from '#src/config.ts';
import { SECRET_VARIABLES } from '#src/secret-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-secrets-'));
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

async function writeSecret(name: string, content: string): Promise<string> {
  const file = path.join(folder, name);
  await fs.writeFile(file, content);
  return file;
}

const listErrors = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigError).errors;
  }
};

describe('secrets in files', () => {
  it('a secret is read from the file of NAME_FILE, without the line break at its end', async () => {
    const key = 'a-secret-of-at-least-thirty-two-characters';
    const file = await writeSecret('cookie_keys', `${key}\n`);
    expect(readConfig({ COOKIE_KEYS_FILE: file }).cookieKeys).toEqual([key]);
  });

  it('DATABASE_URL_FILE decides about production as DATABASE_URL does', async () => {
    const file = await writeSecret('database_url', 'postgres://lagna_app:a@db/lagna\n');
    expect(listErrors({ DATABASE_URL_FILE: file })).toContainEqual(
      expect.stringContaining('NODE_ENV is missing'),
    );
  });

  it.each(SECRET_VARIABLES)('%s is refused when variable and file are both set', async (name) => {
    const file = await writeSecret('both', 'from-the-file');
    expect(listErrors({ [name]: 'from-the-variable', [`${name}_FILE`]: file })).toContain(
      `${name} and ${name}_FILE are both set: set one of them`,
    );
  });

  it('a file that is missing or empty is refused, and all errors are reported together', async () => {
    const empty = await writeSecret('empty', '\n');
    const errors = listErrors({ COOKIE_KEYS_FILE: '/nowhere/keys', SMTP_URL_FILE: empty, PORT: '70000' });
    expect(errors).toContain('COOKIE_KEYS_FILE: /nowhere/keys cannot be read (ENOENT)');
    expect(errors).toContain(`SMTP_URL_FILE: ${empty} is empty`);
    expect(errors).toContainEqual(expect.stringContaining('PORT is invalid'));
  });

  it('every variable that may contain a secret can be a file', () => {
    const secrets = Object.keys(Environment.shape).filter((name) =>
      /SECRET|KEYS|ACCESS_KEY|RAZORPAY_KEY_ID|DATABASE.*URL|SMTP_URL/.test(name),
    );
    expect(SECRET_VARIABLES.toSorted()).toEqual(secrets.toSorted());
  });
});

describe('REPORT_STORE', () => {
  const S3 = {
    REPORT_STORE: 's3',
    S3_BUCKET: 'lagna',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('is a folder in VAR_DIR by default', () => {
    expect(readConfig({ VAR_DIR: '/data' }).reportStore).toEqual({
      kind: 'folder',
      directory: '/data/reports',
    });
  });

  it('a bucket gets its settings, and a prefix ends with one slash', () => {
    expect(readConfig({ ...S3, S3_FORCE_PATH_STYLE: 'true', S3_PREFIX: 'shop' }).reportStore).toEqual({
      kind: 's3',
      endpoint: undefined,
      region: 'ap-south-1',
      bucket: 'lagna',
      prefix: 'shop/',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    });
  });

  it('a bucket without its settings, and settings without a bucket, are refused', () => {
    expect(listErrors({ REPORT_STORE: 's3' })).toHaveLength(4);
    expect(listErrors({ S3_BUCKET: 'lagna' })).toEqual([expect.stringContaining('REPORT_STORE must be s3')]);
  });

  it('an endpoint without https is refused in production', () => {
    const errors = listErrors({ ...S3, NODE_ENV: 'production', S3_ENDPOINT: 'http://minio:9000' });
    expect(errors).toContain('S3_ENDPOINT must be https in production');
    expect(listErrors({ ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual([]);
  });
});
