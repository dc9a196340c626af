import { describe, expect, it } from 'vitest';
import { listQuotedPaths } from './check-doc-paths.ts';

const listPaths = (text: string) => listQuotedPaths('docs/x.md', text).map(({ path }) => path);

describe('listQuotedPaths', () => {
  it('lists files and folders in backquotes with their line', () => {
    expect(listQuotedPaths('docs/x.md', 'One.\nSee `src/app.ts` and `web/src/`.')).toEqual([
      { line: 2, path: 'src/app.ts' },
      { line: 2, path: 'web/src/' },
    ]);
  });

  it('resolves links from the folder of the document, without the fragment', () => {
    expect(listPaths('[a](security.md#threats) [b](../README.md) [c](decisions/)')).toEqual([
      'docs/security.md',
      'README.md',
      'docs/decisions/',
    ]);
  });

  it('ignores placeholders, commands, generated folders and web addresses', () => {
    expect(
      listPaths('`src/*/routes.ts` `node scripts/up.ts` `var/outbox` [a](https://x.in/y) [b](#v1)'),
    ).toEqual([]);
  });
});
