/** The environment variables are the same in the application, in .env.example, in the documents and in the files of a deployment. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Environment } from '#src/config-variables.ts';
import { SECRET_VARIABLES } from '#src/secret-files.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const readRepositoryFile = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8');

const CONFIG_VARIABLES = Object.keys(Environment.shape);

/** Variables of an operator that src/config.ts does not read, with their reader. */
const OTHER_VARIABLES: Record<string, string> = {
  AUDITOR_DATABASE_URL: 'the CLI of an auditor',
  CLAIM_CLIENTS: 'lagna doctor',
  OTEL_EXPORTER_OTLP_HEADERS: 'the exporter of OpenTelemetry',
};

/** Variables of the files that start the application, with their reader. */
const DEPLOYMENT_VARIABLES: Record<string, string> = {
  APP_PASSWORD: 'docker/roles.sh',
  AUDITOR_PASSWORD: 'docker/roles.sh',
  BACKUPS_KEPT: 'bin/daily-backup.js',
  BACKUP_TIME: 'bin/daily-backup.js',
  LAGNA_ACTOR: 'the CLI: who runs it',
  LAGNA_NO_DOCKER: 'make up',
  LAGNA_VERSION: 'docker-compose.yml',
  NODE_OPTIONS: 'Node',
  ON_ERROR_STOP: 'psql',
  OWNER_PASSWORD: 'docker/roles.sh',
  SEAL_HASH: 'the script of an auditor',
  SITE_DOMAIN: 'docker-compose.yml',
};

const KNOWN = new Set([
  ...CONFIG_VARIABLES,
  ...SECRET_VARIABLES.map((name) => `${name}_FILE`),
  ...Object.keys(OTHER_VARIABLES),
  ...Object.keys(DEPLOYMENT_VARIABLES),
]);

const listFiles = (folder: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => path.join(folder, name));

describe('.env.example', () => {
  const text = readRepositoryFile('.env.example');
  /** Name and value of each line; a comment may follow. */
  const lines = [...text.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name, value]) => [name!, value!.replace(/(^| +)# .*/, '').trim()] as const,
  );

  it('has every variable once, and no other', () => {
    const names = lines.map(([name]) => name);
    expect(names.toSorted()).toEqual([...CONFIG_VARIABLES, ...Object.keys(OTHER_VARIABLES)].toSorted());
  });

  it('shows the default of each variable that has one', () => {
    const documented: Record<string, string> = Object.fromEntries(lines);
    for (const [name, schema] of Object.entries(Environment.shape)) {
      const { success, data } = schema.safeParse(undefined);
      // The keys of development are refused in production.
      if (!success || data === undefined || name === 'COOKIE_KEYS') continue;
      expect(`${name}=${documented[name]}`).toBe(`${name}=${String(data)}`);
    }
  });

  it('lists the secrets that can be files', () => {
    const [, list] = /These can: ([^.]+)\./.exec(text)!;
    expect(
      list!
        .replaceAll('#', '')
        .split(',')
        .map((name) => name.trim()),
    ).toEqual(SECRET_VARIABLES);
  });
});

describe('the documents', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'deploy/README.md', ...listFiles('docs', /^\w+\.md$/)])(
    '%s names only variables that exist',
    (file) => {
      const names = readRepositoryFile(file).match(/(?<![\w`.])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [];
      expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
    },
  );
});

describe('the code of the server', () => {
  it('reads no variable that is not documented', () => {
    const files = ['src', 'jobs', 'bin'].flatMap((folder) =>
      listFiles(folder, /^(?!testing\/)(?!.*(\.test|fixture|testing)\.).*\.(ts|js)$/),
    );
    /** of the terminal, and of the test runs */
    const others = ['NO_COLOR', 'TERM', 'PATH', 'CI'];
    const read = files.flatMap((file) => {
      const code = readRepositoryFile(file);
      const lists = [...code.matchAll(/const \{([^}]+)\} = process\.env/g)].map(([, list]) => list!);
      return [
        ...[...code.matchAll(/(?:process\.env|environment)\.([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name!),
        ...lists.flatMap((list) => list.match(/[A-Z][A-Z0-9_]+/g) ?? []),
      ];
    });
    expect(read.length).toBeGreaterThan(5);
    expect(read.filter((name) => !KNOWN.has(name) && !others.includes(name))).toEqual([]);
  });
});

/** Variables that docker-compose.yml does not pass on, with the reason. */
const NOT_IN_COMPOSE: Record<string, string> = {
  AUDITOR_DATABASE_URL: 'an auditor has a separate machine',
  CHROMIUM_PATH: 'set by the image',
  GOOGLE_ISSUER: 'for tests',
  HOST: 'set by the image',
  METRICS_HOST: 'set by the image',
  METRICS_PORT: 'set by the image',
  PORT: 'set by the image',
  RAZORPAY_API_URL: 'for tests',
  RAZORPAY_CHECKOUT_URL: 'for tests',
  VAR_DIR: 'set by the image',
};

describe('docker-compose.yml', () => {
  const { services } = parse(readRepositoryFile('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { image: string; environment: Record<string, string> }>;
  };
  const passed = Object.values(services)
    .filter(({ image }) => image.startsWith('lagna-'))
    .flatMap(({ environment }) => Object.keys(environment));

  it('sets only variables that exist', () => {
    expect(passed.filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  it('passes on every variable, or leaves it out for a reason', () => {
    const names = passed.map((name) => name.replace(/_FILE$/, ''));
    const variables = [...CONFIG_VARIABLES, ...Object.keys(OTHER_VARIABLES)];
    expect(variables.filter((name) => !names.includes(name))).toEqual(
      variables.filter((name) => name in NOT_IN_COMPOSE),
    );
    const image = readRepositoryFile('Dockerfile');
    for (const [name, reason] of Object.entries(NOT_IN_COMPOSE))
      if (reason === 'set by the image') expect(image).toMatch(new RegExp(`\\b${name}=`));
  });
});

describe('the secret of docs/deployment.md for Kubernetes', () => {
  it('has every secret of the application', () => {
    const names = readRepositoryFile('docs/deployment.md').match(/(?<=--from-literal=)[A-Z0-9_]+/g)!;
    expect(names.toSorted()).toEqual(SECRET_VARIABLES.toSorted());
  });
});
