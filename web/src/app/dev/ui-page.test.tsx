/** The page of all components: complete, rendered without errors, and not part of the site. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes, MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '#web/app/routes.tsx';
import { EXAMPLE_GROUPS, UiPage } from './UiPage.tsx';

const UI = path.resolve(import.meta.dirname, '../../ui');
const examples = EXAMPLE_GROUPS.flatMap((group) => group.examples);

describe('page of all ui components', () => {
  it('shows every component of web/src/ui with its import path', async () => {
    const listed = examples.map(({ name, importPath }) => `${name} from ${importPath}`);
    expect(listed.sort()).toEqual((await listComponents()).sort());
  });

  it('shows each component under the name that its module exports', async () => {
    for (const { component, name, importPath } of examples) {
      const module = await importComponents(importPath.replace('#web/ui', UI));
      expect(module[name], name).toBe(component);
    }
  });

  it('renders every state', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <UiPage />
      </MemoryRouter>,
    );
    const states = examples.flatMap((example) => Object.keys(example.states));
    expect(html.match(/<figcaption/g)).toHaveLength(states.length);
  });

  it('is not a page of the site', () => {
    const matched = matchRoutes(routes, '/dev/ui')!;
    expect(matched.at(-1)!.route.path).toBe('*');
  });
});

async function listComponents(): Promise<string[]> {
  const entries = await fs.readdir(UI, { recursive: true });
  const files = entries.filter((file) => /(^|\/)[A-Z]\w*\.tsx$/.test(file));
  const names = files.map(async (file) => {
    const module = await importComponents(path.join(UI, file));
    return Object.keys(module)
      .filter((name) => /^[A-Z][a-z]/.test(name) && typeof module[name] === 'function')
      .map((name) => `${name} from #web/ui/${file}`);
  });
  return (await Promise.all(names)).flat();
}

const importComponents = (file: string) => import(file) as Promise<Record<string, unknown>>;
