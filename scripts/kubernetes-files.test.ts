import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { Environment } from '#src/config-variables.ts';
import { FORCE_QUIT_MS } from '#src/stop-on-signal.ts';

const FOLDER = new URL('../deploy/kubernetes/', import.meta.url);

type Probe = { httpGet: { path: string; port: string } };
type Container = {
  image: string;
  command?: string[];
  env?: { name: string; value: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: object;
  volumeMounts: { name: string }[];
};
type PodSpec = {
  automountServiceAccountToken: boolean;
  securityContext: object;
  terminationGracePeriodSeconds?: number;
  containers: Container[];
  volumes: { name: string }[];
};
/** The fields that the tests read, of all kinds. */
type Manifest = {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    template: { spec: PodSpec };
    jobTemplate: { spec: { template: { spec: PodSpec } } };
    selector: { matchLabels: Record<string, string> };
    scaleTargetRef: { name: string };
    minReplicaCount: number;
    triggers: { authenticationRef: { name: string } }[];
    ports: { targetPort: string }[];
  };
};

const readManifests = (file: string): Manifest[] =>
  parseAllDocuments(fs.readFileSync(new URL(file, FOLDER), 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });

const [kustomization] = readManifests('kustomization.yaml') as unknown as [
  { resources: string[]; images: { name: string; newTag: string }[] },
];
const manifests = kustomization.resources.flatMap(readManifests);
const find = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)!;

const pods: [string, PodSpec][] = [
  ['migrate', find('Job', 'migrate').spec.template.spec],
  ['web', find('Deployment', 'web').spec.template.spec],
  ['worker', find('Deployment', 'worker').spec.template.spec],
  ['backup', find('CronJob', 'backup').spec.jobTemplate.spec.template.spec],
];
const getContainer = (role: string) => pods.find(([name]) => name === role)![1].containers[0]!;

describe('the manifests of deploy/kubernetes', () => {
  it('list every file but the example of a database', () => {
    const files = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
    expect(files.toSorted()).toEqual(
      [...kustomization.resources, 'kustomization.yaml', 'postgres-cloudnativepg.yaml'].toSorted(),
    );
    expect(readManifests('postgres-cloudnativepg.yaml')).toHaveLength(1);
  });

  it('contain no secret', () => {
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it.each(pods)('%s runs without privileges, with limits, on a tagged image', (_role, pod) => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    const [container] = pod.containers as [Container];
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    for (const list of [container.resources.requests, container.resources.limits])
      expect(Object.keys(list)).toEqual(['cpu', 'memory']);
    expect(kustomization.images.find(({ name }) => name === container.image)!.newTag).toMatch(
      /^\d+\.\d+\.\d+$/,
    );
    const volumes = pod.volumes.map(({ name }) => name);
    for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
  });

  it('set only variables that the application knows', () => {
    const known = Object.keys(Environment.shape);
    for (const name of Object.keys(find('ConfigMap', 'lagna').data!)) expect(known).toContain(name);
    for (const [, pod] of pods)
      for (const { name } of pod.containers[0]!.env ?? []) expect(known).toContain(name);
  });

  it('give the password of the owner to the migration alone', () => {
    const withOwner = pods.filter(([, pod]) =>
      pod.containers[0]!.envFrom.some(({ secretRef }) => secretRef?.name === 'lagna-owner'),
    );
    expect(withOwner.map(([role]) => role)).toEqual(['migrate']);
  });

  it.each(['web', 'worker'])('%s is probed on the port of METRICS_PORT, and has time to stop', (role) => {
    const container = getContainer(role);
    const { METRICS_PORT } = find('ConfigMap', 'lagna').data!;
    const port = container.ports!.find(({ name }) => name === 'metrics')!;
    expect(String(port.containerPort)).toBe(METRICS_PORT);
    expect(container.livenessProbe!.httpGet).toEqual({ path: '/livez', port: 'metrics' });
    expect(container.readinessProbe!.httpGet).toEqual({ path: '/readyz', port: 'metrics' });
    expect(container.env).toContainEqual({ name: 'ROLE', value: role });
    expect(container.image).toBe(`lagna-${role}`);
    const delay = Number(container.env!.find(({ name }) => name === 'SHUTDOWN_DELAY_SECONDS')?.value ?? 0);
    const pod = pods.find(([name]) => name === role)![1];
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(delay + FORCE_QUIT_MS / 1000);
    expect(find('PodDisruptionBudget', role).spec.selector.matchLabels).toEqual({ app: 'lagna', role });
  });

  it('scale web by its load and workers by the reports that wait', () => {
    expect(find('HorizontalPodAutoscaler', 'web').spec.scaleTargetRef.name).toBe('web');
    const { scaleTargetRef, minReplicaCount, triggers } = find('ScaledObject', 'worker').spec;
    expect(scaleTargetRef.name).toBe('worker');
    // The scheduled jobs run in any worker.
    expect(minReplicaCount).toBeGreaterThan(0);
    expect(find('TriggerAuthentication', triggers[0]!.authenticationRef.name)).toBeDefined();
    expect(find('Service', 'web').spec.ports[0]!.targetPort).toBe('http');
    expect(getContainer('web').ports).toContainEqual({ name: 'http', containerPort: 3000 });
  });
});
