import { expect, it } from 'vitest';
import { replaceResults } from './document.ts';
import type { Result } from './result.ts';

const DOCUMENT = `before

<!-- results -->

### chart

former chart

### load

former load

<!-- end of results -->

after
`;

const result: Result = {
  figures: [{ subject: 'full chart', value: 5.7, unit: 'times', goal: { max: 7.5 } }],
  measuredOn: '2026-11-29',
  load: { before: 1, after: 2 },
  machine: '2 cores',
};

it('a benchmark that was not measured keeps its table, and the order is that of the list', () => {
  const read = (name: string) => (name === 'verify' ? undefined : result);
  const text = replaceResults(DOCUMENT, {
    order: ['verify', 'pdf', 'chart', 'load'],
    measured: ['pdf', 'verify', 'chart'],
    read,
  });
  expect(text).toContain('### load\n\nformer load\n\n<!-- end of results -->\n\nafter');
  expect(text).toContain('| full chart | 5.7 times | at most 7.5: met |');
  expect(text).not.toContain('former chart');
  expect([...text.matchAll(/^### (.+)$/gm)].map(([, name]) => name)).toEqual(['pdf', 'chart', 'load']);
});
