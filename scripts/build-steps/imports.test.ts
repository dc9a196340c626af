import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImportFinder } from './imports.ts';

let root: string;
beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'imports-'));
});
afterAll(() => fs.rm(root, { recursive: true }));

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await fs.writeFile(path.join(root, name), text);
  }
}

const findImportsOf = (entry: string) =>
  createImportFinder(root)([entry]).map((file) => path.relative(root, file));

describe('the import finder', () => {
  it('follows imports, exports, dynamic imports, aliases and styles, also in cycles', async () => {
    await writeFiles({
      'package.json': '{ "imports": { "#src/*": "./src/*" } }',
      'entry.tsx': `import './page.css?inline';\nimport React from 'react';\nimport { a } from '#src/a.ts';`,
      'page.css': `@import './base.css'; .x { composes: y from './y.css'; src: url("./y.svg"); background: url(data:x) }`,
      'base.css': '',
      'y.css': '',
      'y.svg': '<svg/>',
      'src/a.ts': `export * from './b.ts';\nexport const a = () => import('./later.ts');`,
      'src/b.ts': `import { a } from './a.ts';\nexport const b = a;`,
      'src/later.ts': `const text = "import './unused.ts'";`,
      'src/unused.ts': '',
    });
    expect(findImportsOf('entry.tsx')).toEqual([
      'base.css',
      'entry.tsx',
      'page.css',
      'src/a.ts',
      'src/b.ts',
      'src/later.ts',
      'y.css',
      'y.svg',
    ]);
  });

  it('ignores type imports, which load nothing', async () => {
    await writeFiles({
      'package.json': '{}',
      'types.ts': `import type { A } from './a.ts';\nexport type { B } from './b.ts';`,
      'a.ts': '',
      'b.ts': '',
    });
    expect(findImportsOf('types.ts')).toEqual(['types.ts']);
  });

  it('refuses an entry that does not exist', () => {
    expect(() => findImportsOf('gone.ts')).toThrow('gone.ts does not exist');
  });
});
