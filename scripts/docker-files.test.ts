import fs from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { AUDITOR_ROLE, AUDITOR_SETTINGS } from '#src/platform/embedded/roles.ts';

const readRepositoryFile = (name: string) => fs.readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

type Service = {
  image?: string;
  build?: { target: string };
  depends_on?: Record<string, unknown>;
  ports?: string[];
  healthcheck?: unknown;
};

describe('the Dockerfile', () => {
  it('is valid', () => {
    const errors = validate(readRepositoryFile('Dockerfile')).filter(({ severity }) => severity === 1);
    expect(errors).toEqual([]);
  });

  it('is production by default', () => {
    const stages = readRepositoryFile('Dockerfile').split(/^FROM /m);
    expect(stages.at(-1)).toMatch(/^ENV (.* )?NODE_ENV=production\b/m);
  });

  it('runs as user node and copies every folder that the server imports', () => {
    const file = readRepositoryFile('Dockerfile');
    expect(file).toMatch(/^USER node$/m);
    for (const folder of ['src', 'jobs', 'migrations', 'sandbox', 'build'])
      expect(file).toMatch(new RegExp(`^COPY (--from=build )?\\S*${folder} ${folder}$`, 'm'));
  });
});

describe('docker-compose.yml', () => {
  const { services } = parse(readRepositoryFile('docker-compose.yml'), { merge: true }) as {
    services: Record<string, Service>;
  };

  it('defines PostgreSQL, its migration, the site and Mailpit', () => {
    expect(Object.keys(services).toSorted()).toEqual(['app', 'mailpit', 'migrate', 'postgres']);
  });

  it('depends only on services that exist', () => {
    for (const service of Object.values(services)) {
      for (const name of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(name);
    }
  });

  it('pins every image to a version', () => {
    for (const { image } of Object.values(services)) if (image) expect(image).toMatch(/:v?\d/);
  });

  it('publishes ports on 127.0.0.1 only, and none of the database', () => {
    for (const { ports = [] } of Object.values(services))
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(services.postgres!.ports).toBeUndefined();
  });

  it('starts the site only after the database is healthy and migrated', () => {
    expect(services.postgres!.healthcheck).toBeDefined();
    expect(services.migrate!.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(services.app!.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
    });
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
