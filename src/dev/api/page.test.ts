import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#src/app.ts';
import { buildDocument } from '#src/openapi/document.ts';
import { renderApiPage } from './page.ts';

const document = buildDocument(RATE_LIMITS);
const html = renderApiPage(document, 'http://localhost:3000');

describe('the page of the API', () => {
  it('shows every route and every named schema', () => {
    for (const [path, operations] of Object.entries(document.paths ?? {}))
      for (const method of Object.keys(operations))
        expect(html).toContain(`<code>${method.toUpperCase()} ${path}</code>`);
    for (const name of Object.keys(document.components?.schemas ?? {}))
      expect(html).toContain(`id="schema-${name}"`);
  });

  it('has only links and ids that fit together', () => {
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => id!);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('has a command with an example body and the token of a login', () => {
    expect(html).toContain('-d &#39;{&quot;email&quot;:&quot;asha@example.in&quot;');
    expect(html).toContain('-H &quot;Authorization: Bearer $TOKEN&quot;');
  });
});
