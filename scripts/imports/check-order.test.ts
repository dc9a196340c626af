import { describe, expect, it } from 'vitest';
import { checkImport } from './check-order.ts';
import { findCycles, listImports } from './import-graph.ts';

const check = (file: string, specifier: string) => {
  const [imports] = listImports(file, `import type { A } from '${specifier}';`);
  return checkImport(imports!);
};

describe('checkImport', () => {
  it.each([
    ['src/orders/store/view.ts', '#src/accounts/members.ts'],
    ['src/orders/store/view.ts', '#src/orders/domain/decide.ts'],
    ['src/reports/write-report.ts', '#src/astrology/chart.ts'],
    ['jobs/refund-order.ts', '#src/payments/refunds/refund-order.ts'],
    ['src/worker.ts', '#jobs/index.ts'],
    ['src/compose-sandbox.ts', '#sandbox/index.ts'],
    ['scripts/seed.ts', '#src/orders/store/projection.ts'],
    ['bench/load.ts', '#scripts/simulation/environment.ts'],
    ['web/src/features/purchase/pay.ts', '#src/payments/contract.ts'],
    ['web/src/features/purchase/pay.ts', '#web/features/birth-details/resolve-birth.ts'],
    ['web/src/features/purchase/pay.ts', '#web/lib/api.ts'],
    ['src/platform/jobs.server.test.ts', '#src/testing/app.ts'],
    ['src/orders/testing.ts', '#src/accounts/testing.ts'],
  ])('accepts that %s imports %s', (file, specifier) => {
    expect(check(file, specifier)).toBeUndefined();
  });

  it.each([
    ['src/accounts/members.ts', '#src/orders/contract.ts', /src\/accounts comes before src\/orders/],
    ['src/platform/jobs.ts', '#jobs/job.ts', /src\/platform imports only its own files/],
    ['src/reports/write-report.ts', '#src/platform/log.ts', /src\/reports imports only/],
    ['src/orders/view.ts', '#src/worker.ts', /src\/orders comes before src in/],
    ['src/orders/view.ts', '../accounts/members.ts', /start with #src\//],
    ['src/app.ts', './orders/routes.ts', /start with #src\//],
    ['src/orders/view.ts', '#src/testing/app.ts', /no test code/],
    ['src/orders/view.ts', '#src/accounts/testing.ts', /no test code/],
    ['src/orders/view.ts', './testing.ts', /no test code/],
    ['src/accounts/testing.ts', '#src/orders/testing.ts', /src\/accounts comes before src\/orders/],
    ['src/orders/view.ts', '#web/lib/dates.ts', /does not import the web/],
    ['src/orders/view.server.test.ts', '#web/lib/dates.ts', /does not import the web/],
    ['src/orders/view.ts', '#scripts/seed.ts', /nothing imports scripts/],
    ['src/orders/view.ts', '#sandbox/index.ts', /only src\/compose-sandbox\.ts/],
    ['src/testing/shop.ts', '#sandbox/src/pay.ts', /are imported from outside/],
    ['sandbox/src/pay.ts', '#src/platform/log.ts', /nothing of the application/],
    ['web/src/lib/api.ts', '#src/platform/http/errors.ts', /only contracts/],
    ['web/src/lib/api.ts', '#web/features/orders/list.ts', /web\/src\/lib comes before/],
    ['web/src/features/orders/list.ts', '#web/features/purchase/pay.ts', /no feature imports another/],
    ['web/src/features/birth-details/a.ts', '#web/features/orders/list.ts', /comes before/],
    ['src/invoices/invoice.ts', '#src/platform/log.ts', /src\/invoices is missing/],
    ['src/orders/view.ts', '#src/invoices/invoice.ts', /src\/invoices is missing/],
  ])('rejects that %s imports %s', (file, specifier, message) => {
    expect(check(file, specifier)).toMatch(message);
  });
});

describe('listImports', () => {
  it('finds static, type, dynamic and re-exported imports with their line, and no packages', () => {
    const source = `import koa from 'koa';
import type { A } from './a.ts';
export { b } from './b.ts';
const c = () => import('#src/c.ts');
type D = import('./d.ts').D;`;
    const imports = listImports('src/x/y.ts', source).map(({ line, target }) => `${line} ${target}`);
    expect(imports.toSorted()).toEqual(['2 src/x/a.ts', '3 src/x/b.ts', '4 src/c.ts', '5 src/x/d.ts']);
  });
});

describe('findCycles', () => {
  const createImports = (...edges: [string, string][]) =>
    edges.map(([file, target]) => ({ file, target, line: 1, specifier: target }));

  it('returns the files of each cycle', () => {
    expect(
      findCycles(createImports(['a', 'b'], ['b', 'c'], ['c', 'a'], ['c', 'd'], ['e', 'f'], ['f', 'e'])),
    ).toEqual([
      ['a', 'b', 'c'],
      ['e', 'f'],
    ]);
  });

  it('returns nothing for a graph in which two paths meet', () => {
    expect(findCycles(createImports(['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'd']))).toEqual([]);
  });
});
