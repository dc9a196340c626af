import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { AUDITOR_ROLE, AUDITOR_SETTINGS } from '#src/platform/embedded/roles.ts';
import { KEEP_ALIVE_SECONDS } from '#src/platform/http/http-server.ts';
import { FORCE_QUIT_MS } from '#src/stop-on-signal.ts';

const readRepositoryFile = (name: string) => fs.readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

type Service = {
  image?: string;
  build?: { target: string };
  command?: string[];
  depends_on?: Record<string, unknown>;
  ports?: string[];
  volumes?: string[];
  secrets?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  cpu_shares?: number;
  restart?: string;
  deploy?: { resources: { limits: { cpus: string; memory: string; pids: number } } };
};
type ComposeFile = {
  services: Record<string, Service>;
  secrets?: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
};

const readCompose = (name: string) => parse(readRepositoryFile(name), { merge: true }) as ComposeFile;

describe('the Dockerfile', () => {
  const file = readRepositoryFile('Dockerfile');
  const stages = new Map(
    file
      .split(/^FROM /m)
      .slice(1)
      .map((stage) => [/ AS (\w+)/.exec(stage)![1]!, stage]),
  );

  it('is valid, and pins every base image to an exact version and digest', () => {
    expect(validate(file).filter(({ severity }) => severity === 1)).toEqual([]);
    const bases = [...stages.values()].map((stage) => stage.split(' ')[0]!);
    for (const base of bases)
      if (!stages.has(base)) expect(base).toMatch(/:\d+\.\d+\.\d+-[\w-]+@sha256:[\da-f]{64}$/);
  });

  it('uses the Node version of the repository', () => {
    const { dependencies } = JSON.parse(readRepositoryFile('tools/node/package.json')) as {
      dependencies: { node: string };
    };
    expect(file).toContain(`FROM node:${dependencies.node}-bookworm-slim@`);
  });

  it('downloads nothing by ADD, removes the package lists, and uses the exec form', () => {
    expect(file).not.toMatch(/^ADD /m);
    for (const [install] of file.matchAll(/apt-get install[^]*?(?=\n[A-Z]|\nRUN)/g))
      expect(install).toContain('rm -rf /var/lib/apt/lists/*');
    for (const [, argument] of file.matchAll(/^(?:CMD|ENTRYPOINT) (.*)$/gm)) expect(argument).toMatch(/^\[/);
  });

  it('copies every folder that the server imports, and is production by default', () => {
    for (const folder of ['src', 'jobs', 'migrations', 'sandbox', 'build', 'bin'])
      expect(stages.get('app')).toMatch(new RegExp(`^COPY (--from=build )?\\S*${folder} ${folder}$`, 'm'));
    expect(stages.get('app')).toMatch(/^ENV NODE_ENV=production\b/m);
  });

  it('fills the compile cache as the user and with the options of its containers', () => {
    const app = stages.get('app')!;
    const [options, user, fill] = [
      'ENV NODE_OPTIONS=--max-semi-space-size=4',
      'USER node',
      'RUN node bin/fill',
    ];
    expect(app.indexOf(user)).toBeGreaterThan(app.indexOf(options));
    expect(app.indexOf(fill)).toBeGreaterThan(app.indexOf(user));
    expect(app).toContain(`${fill}-compile-cache.js`);
  });

  it.each(['web', 'worker'])(
    'the image %s has its role and a health check, and its last user is not root',
    (role) => {
      const stage = stages.get(role)!;
      expect(stage).toMatch(/^app AS/);
      expect(stage).toMatch(new RegExp(`^ENV ROLE=${role}\\b`, 'm'));
      expect(stage.match(/^USER .*/gm)?.at(-1)).toBe('USER node');
      expect(stage).toContain('HEALTHCHECK');
    },
  );

  it('only the worker has Chromium, and tini for its processes', () => {
    expect([...stages].filter(([, stage]) => stage.includes('chromium')).map(([name]) => name)).toEqual([
      'worker',
    ]);
    expect(stages.get('worker')).toContain('ENTRYPOINT ["tini", "--"]');
  });

  it('Chromium and fontconfig write below /tmp, because the home folder is read-only in a container', () => {
    for (const name of ['XDG_CONFIG_HOME', 'XDG_CACHE_HOME'])
      expect(stages.get('worker')).toMatch(new RegExp(`\\b${name}=/tmp/`));
  });
});

describe.each(['docker-compose.yml', 'docker-compose.development.yml'])('%s', (name) => {
  const { services, secrets = {}, volumes } = readCompose(name);
  const text = readRepositoryFile(name);

  it('depends only on services, volumes and secrets that exist', () => {
    for (const service of Object.values(services)) {
      for (const other of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(other);
      for (const secret of service.secrets ?? []) expect(secrets).toHaveProperty(secret);
      for (const volume of service.volumes ?? [])
        if (!volume.startsWith('.')) expect(volumes).toHaveProperty(volume.split(':')[0]!);
    }
  });

  it('pins every image to a version and digest', () => {
    for (const { image } of Object.values(services))
      if (image && !image.startsWith('lagna-'))
        expect(image).toMatch(/:v?\d+\.\d+[\w.-]*@sha256:[\da-f]{64}$/);
  });

  it('starts the site only after the database is healthy and migrated', () => {
    expect(services.postgres!.ports).toBeUndefined();
    expect(services.migrate!.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    const site = services.web ?? services.app!;
    expect(site.depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
  });

  it('the database is healthy when it answers over TCP, so not while its volume is initialized', () => {
    expect(services.postgres!.healthcheck!.test!.join(' ')).toContain('pg_isready -h 127.0.0.1 ');
  });

  it('mounts only files of the repository', () => {
    for (const [, file] of text.matchAll(/- (\.\/[^:]+):/g))
      expect(fs.existsSync(new URL(`../${file}`, import.meta.url))).toBe(true);
  });
});

describe('docker-compose.development.yml', () => {
  it('publishes ports on 127.0.0.1 only', () => {
    for (const { ports = [] } of Object.values(readCompose('docker-compose.development.yml').services))
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });
});

describe('docker-compose.yml', () => {
  const text = readRepositoryFile('docker-compose.yml');
  const { services, secrets = {} } = readCompose('docker-compose.yml');
  const own = ['migrate', 'web', 'worker', 'backup'];

  it('defines database, migration, web, worker, proxy and backup; only the proxy has ports', () => {
    expect(Object.keys(services).toSorted()).toEqual([
      'backup',
      'caddy',
      'migrate',
      'postgres',
      'web',
      'worker',
    ]);
    expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['caddy']);
    expect(services.caddy!.ports).toEqual(['80:80', '443:443', '443:443/udp']);
  });

  const readProxySeconds = (setting: string) =>
    Number(new RegExp(`^\\s*${setting} (\\d+)s$`, 'm').exec(readRepositoryFile('docker/Caddyfile'))![1]);

  it('the proxy closes an unused connection before the server does', () => {
    expect(readProxySeconds('keepalive')).toBeLessThan(KEEP_ALIVE_SECONDS);
  });

  it('the proxy ends event streams before it is killed', () => {
    const grace = parseInt(services.caddy!.stop_grace_period!, 10);
    expect(readProxySeconds('grace_period')).toBeLessThan(grace / 2);
  });

  it('while a container is replaced, a request waits until the proxy knows the address of the new one', () => {
    const failedAttempt = readProxySeconds('refresh') + readProxySeconds('dial_timeout');
    expect(readProxySeconds('lb_try_duration')).toBeGreaterThan(3 * failedAttempt);
  });

  it.each(Object.keys(services))('%s is hardened, limited and checked', (name) => {
    const service = services[name]!;
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const { cpus, memory, pids } = service.deploy!.resources.limits;
    expect(Number(cpus)).toBeGreaterThan(0);
    expect(memory).toMatch(/^\d+[mg]$/);
    expect(pids).toBeGreaterThan(0);
    expect(service.healthcheck!.test ?? service.healthcheck!.disable).toBeTruthy();
  });

  it('on a busy machine pages, payments and the database get processor time before reports and backups', () => {
    const DEFAULT_SHARES = 1024;
    const getShares = (name: string) => services[name]!.cpu_shares ?? DEFAULT_SHARES;
    const first = ['web', 'postgres', 'caddy'].map(getShares);
    const last = ['worker', 'backup'].map(getShares);
    expect(Math.max(...last)).toBeLessThanOrEqual(Math.min(...first) / 4);
  });

  it('web and worker stop later than their drains', () => {
    for (const name of ['web', 'worker']) {
      const delay = Number(services[name]!.environment!.SHUTDOWN_DELAY_SECONDS ?? 0);
      expect(parseInt(services[name]!.stop_grace_period!, 10)).toBeGreaterThan(delay + FORCE_QUIT_MS / 1000);
    }
  });

  it('several web and worker containers can run: none has a name or a port of the machine', () => {
    expect(text).not.toContain('container_name');
    expect(services.worker!.build!.target).toBe('worker');
    expect(services.web!.build!.target).toBe('web');
  });

  it('gives secrets as files that the script creates, and the password of the owner to the migration alone', () => {
    for (const name of own)
      for (const [variable, value] of Object.entries(services[name]!.environment!))
        if (variable.endsWith('_FILE'))
          expect(services[name]!.secrets).toContain(/\/run\/secrets\/(\w+)/.exec(value)![1]);
    const script = readRepositoryFile('docker/create-secrets.sh').toLowerCase();
    for (const [name, { file }] of Object.entries(secrets)) {
      expect(file).toBe(`./docker/secrets/${name}`);
      expect(script).toContain(name.replace(/_password$/, ''));
    }
    expect(own.filter((name) => services[name]!.secrets!.includes('database_owner_url'))).toEqual([
      'migrate',
    ]);
  });

  it('every variable of the operator has a default or an explanation', () => {
    for (const [use] of text.matchAll(/\$\{[^}]+\}/g)) expect(use).toMatch(/^\$\{[A-Z0-9_]+(:-|:\?.|:\+.)/);
  });

  it('secrets are in no commit and in no image', () => {
    for (const file of ['.gitignore', '.dockerignore'])
      expect(readRepositoryFile(file).split('\n')).toContain('docker/secrets');
  });
});

describe('docker/create-secrets.sh', () => {
  it('writes every secret once, names those that only the operator has, and leaves optional ones empty', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lagna-secrets-'));
    const script = new URL('../docker/create-secrets.sh', import.meta.url).pathname;
    const run = (env: Record<string, string>) =>
      spawnSync('sh', [script, folder], { encoding: 'utf8', env: { PATH: process.env.PATH!, ...env } });
    try {
      const first = run({});
      expect(first.status).toBe(1);
      expect(first.stderr).toContain('RAZORPAY_KEY_ID RAZORPAY_KEY_SECRET RAZORPAY_WEBHOOK_SECRET SMTP_URL');
      const url = fs.readFileSync(path.join(folder, 'database_url'), 'utf8');
      const second = run({
        RAZORPAY_KEY_ID: 'rzp_live_1',
        RAZORPAY_KEY_SECRET: 'key-secret',
        RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-1',
        SMTP_URL: 'smtps://mail',
      });
      expect(second.status).toBe(0);
      expect(fs.readFileSync(path.join(folder, 'database_url'), 'utf8')).toBe(url);
      expect(fs.readdirSync(folder).toSorted()).toEqual(
        Object.keys(readCompose('docker-compose.yml').secrets!).toSorted(),
      );
      expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
      const readKey = () => fs.readFileSync(path.join(folder, 's3_access_key_id'), 'utf8');
      expect(readKey()).toBe('');
      expect(run({ S3_ACCESS_KEY_ID: 'key-id' }).status).toBe(0);
      expect(run({ S3_ACCESS_KEY_ID: 'other' }).status).toBe(0);
      expect(readKey()).toBe('key-id\n');
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});

describe('the role of the auditor', () => {
  it.each(['docker/roles.sh', 'docs/runbook.md'])(
    'has the same settings in %s as in embedded databases',
    (file) => {
      for (const [name, value] of Object.entries(AUDITOR_SETTINGS))
        expect(readRepositoryFile(file)).toContain(`alter role ${AUDITOR_ROLE} set ${name} = '${value}';`);
    },
  );
});
