/** Dashboard and alert rules name metrics, labels and runbook sections that exist. */
import fs from 'node:fs/promises';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { AUTOMATIC_REFUND_HOURS, DELAY_NOTICE_HOURS } from '#src/orders/domain/delivery-sla.ts';
import { DELIVERY_SLA_HOURS } from '#src/orders/domain/order-state.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { parseExposition } from '#src/testing/exposition.ts';

type Rule = {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
};
type Panel = { id: number; title: string; type: string; targets?: { expr: string }[] };

let app: TestApp;
let metricNames: Set<string>;
let rules: Rule[];
let panels: Panel[];
beforeAll(async () => {
  app = await startApp({ env: { METRICS_PORT: '0' } });
  const { text } = await supertest(app.operationsUrl).get('/metrics').expect(200);
  metricNames = parseExposition(text).help;
  const alerts = parse(await fs.readFile('deploy/monitoring/alerts.yml', 'utf8')) as {
    groups: { rules: Rule[] }[];
  };
  rules = alerts.groups.flatMap((group) => group.rules);
  const dashboard = JSON.parse(await fs.readFile('deploy/monitoring/dashboard.json', 'utf8')) as {
    panels: Panel[];
  };
  ({ panels } = dashboard);
});
afterAll(() => app.close());

const listExpressions = () => [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

const listMetrics = (expression: string) =>
  [...expression.matchAll(/\b(?:lagna|nodejs|process)_\w+/g)].map(([name]) =>
    metricNames.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''),
  );

describe('dashboard and alert rules', () => {
  it('every metric in them exists', () => {
    const names = new Set(listExpressions().flatMap(listMetrics));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !metricNames.has(name))).toEqual([]);
  });

  it('every metric of our own is on the dashboard or in an alert', () => {
    const used = new Set(listExpressions().flatMap(listMetrics));
    const unused = [...metricNames].filter((name) => name.startsWith('lagna_') && !used.has(name));
    expect(unused).toEqual(['lagna_ledger_last_seal_timestamp_seconds', 'lagna_retention_last_run_deleted']);
  });

  it('every expression has balanced brackets and aggregates the gauges that all workers repeat', () => {
    for (const expression of listExpressions()) {
      const count = (bracket: string) => expression.split(bracket).length;
      for (const [open, close] of ['()', '{}', '[]']) expect(count(open!), expression).toBe(count(close!));
    }
    const repeated = /(?<!max\(|\) \()lagna_(oldest|undelivered|reconciliation|orders_needing)\w*/;
    expect(listExpressions().filter((expression) => repeated.test(expression))).toEqual([]);
  });
});

describe('alert rules', () => {
  it('each has a unique name, a severity, a sentence and a section of the runbook that exists', async () => {
    const runbook = await fs.readFile('docs/runbook.md', 'utf8');
    const anchors = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, title]) => toAnchor(title!));
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations } of rules) {
      expect(['critical', 'warning'], alert).toContain(labels.severity);
      expect(annotations.summary, alert).toMatch(/^[A-Z].+\.$/);
      const [page, anchor] = annotations.runbook_url.split('#');
      expect(page, alert).toBe('docs/runbook.md');
      expect(anchors, alert).toContain(anchor);
    }
  });

  it('a waiting report is noticed long before the delivery SLA, and critical when its buyer is informed', () => {
    const getHours = (name: string) => {
      const { expr } = rules.find(({ alert }) => alert === name)!;
      return Number(/> (\d+)$/.exec(expr)![1]) / 3600;
    };
    expect(getHours('LagnaReportWaits')).toBeLessThan(DELAY_NOTICE_HOURS);
    expect(getHours('LagnaReportDelayed')).toBe(DELAY_NOTICE_HOURS);
    expect(getHours('LagnaReportQueueWaits')).toBeLessThan(DELAY_NOTICE_HOURS);
    expect(DELAY_NOTICE_HOURS).toBeLessThan(DELIVERY_SLA_HOURS);
    expect(DELIVERY_SLA_HOURS).toBeLessThan(AUTOMATIC_REFUND_HOURS);
  });
});

it('every panel of the dashboard has a title, its own id and an expression', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { title, type, targets = [] } of panels) {
    expect(title).not.toBe('');
    if (type !== 'row') expect(targets.length, title).toBeGreaterThan(0);
  }
});

it('the example for Prometheus reads the alert rules, and finds every container at the port of the image', async () => {
  const example = parse(await fs.readFile('deploy/monitoring/prometheus.example.yml', 'utf8')) as {
    rule_files: string[];
    scrape_configs: {
      job_name: string;
      dns_sd_configs: { names: string[]; port: number }[];
      relabel_configs: { source_labels: string[]; target_label: string }[];
    }[];
  };
  expect(example.rule_files).toEqual(['alerts.yml']);
  const [site] = example.scrape_configs;
  const [, port] = /METRICS_PORT=(\d+)/.exec(await fs.readFile('Dockerfile', 'utf8'))!;
  expect(site!.dns_sd_configs).toMatchObject([{ names: ['web', 'worker'], port: Number(port) }]);
  // The alerts about missing processes use the label.
  expect(site!.relabel_configs).toEqual([{ source_labels: ['__meta_dns_name'], target_label: 'role' }]);
  const compose = parse(await fs.readFile('docker-compose.yml', 'utf8'), { merge: true }) as {
    services: Record<string, { environment?: { ROLE?: string } }>;
  };
  for (const name of site!.dns_sd_configs[0]!.names)
    expect(compose.services[name]!.environment!.ROLE).toBe(name);
});

it('the unit tests of the alert rules expect severity, sentence and link of the rules', async () => {
  const { tests } = parse(await fs.readFile('deploy/monitoring/alerts.test.yml', 'utf8')) as {
    tests: {
      alert_rule_test: {
        alertname: string;
        exp_alerts: { exp_labels: { severity: string; role?: string }; exp_annotations: object }[];
      }[];
    }[];
  };
  for (const { alertname, exp_alerts: expected } of tests.flatMap((test) => test.alert_rule_test)) {
    const { labels, annotations } = rules.find(({ alert }) => alert === alertname)!;
    for (const { exp_labels: expectedLabels, exp_annotations: expectedAnnotations } of expected) {
      expect(expectedLabels.severity, alertname).toBe(labels.severity);
      const summary = annotations.summary.replace('{{ $labels.role }}', expectedLabels.role ?? '');
      expect(expectedAnnotations, alertname).toEqual({ ...annotations, summary });
    }
  }
});

const toAnchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
