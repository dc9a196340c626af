/** The places that name the release agree. A backup names it, and a restore needs that release. */
import fs from 'node:fs';
import { expect, it } from 'vitest';

const readRepositoryFile = (name: string) => fs.readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const { version } = JSON.parse(readRepositoryFile('package.json')) as { version: string };

it('the newest section of the changelog is the version of package.json', () => {
  expect(/^## (\S+)/m.exec(readRepositoryFile('CHANGELOG.md'))?.[1]).toBe(version);
});

it('package-lock.json has the version of package.json', () => {
  const lock = JSON.parse(readRepositoryFile('package-lock.json')) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  expect([lock.version, lock.packages['']!.version]).toEqual([version, version]);
});

it('the tags of the Kubernetes images and the example of the deployment guide are the version of package.json', () => {
  const kustomization = readRepositoryFile('deploy/kubernetes/kustomization.yaml');
  const tags = [...kustomization.matchAll(/newTag: (\S+) /g)].map(([, tag]) => tag);
  expect(tags).toEqual([version, version]);
  expect(/LAGNA_VERSION=(\S+)/.exec(readRepositoryFile('docs/deployment.md'))?.[1]).toBe(version);
});
