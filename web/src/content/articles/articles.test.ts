import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Article, Block } from './article.ts';
import { bodies } from './bodies.ts';
import { articles, shelves } from './index.ts';

const written = await Promise.all(
  Object.entries(bodies).map(async ([slug, load]) => ({ slug, article: (await load()).article })),
);

describe('the shelf', () => {
  test('has every article once, under one heading', () => {
    const slugs = articles.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(shelves.flatMap((shelf) => shelf.slugs)).toEqual(slugs);
    expect(Object.keys(bodies)).toEqual(slugs);
  });

  test('knows every file of the folder that is an article', () => {
    const support = ['article', 'bodies', 'index', 'measured'];
    const files = readdirSync(import.meta.dirname)
      .filter((file) => !file.includes('.test.'))
      .map((file) => file.replace('.ts', ''));
    expect(files.filter((file) => !support.includes(file)).toSorted()).toEqual(
      Object.keys(bodies).toSorted(),
    );
  });

  test('says of each what the article says itself', () => {
    for (const { slug, title, description, published, minutes } of articles) {
      const { article } = written.find((one) => one.slug === slug)!;
      expect({ slug, title, description, published, minutes }).toEqual({
        slug: article.slug,
        title: article.title,
        description: article.description,
        published: article.published,
        minutes: article.minutes,
      });
    }
  });
});

describe.each(written)('$slug', ({ article }) => {
  const words = listTexts(article).join(' ').split(/\s+/).length;

  test('fits into a search result', () => {
    expect(article.description.length).toBeLessThanOrEqual(155);
    expect(article.title.length).toBeLessThanOrEqual(70);
    expect(article.published).toMatch(/^2026-\d\d-\d\d$/);
  });

  test('is long enough to explain and short enough to read', () => {
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1500);
    expect(Math.abs(article.minutes - words / 210)).toBeLessThanOrEqual(1);
  });

  test('names what it rests on, and raises its voice nowhere', () => {
    expect(article.sources.length).toBeGreaterThanOrEqual(2);
    expect([...listTexts(article), article.title].filter((text) => text.includes('!'))).toEqual([]);
  });

  test('has a heading of its own for every section', () => {
    const titles = article.sections.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test('no sentence stands in two places', () => {
  const seen = new Map<string, number>();
  for (const { article } of written)
    for (const sentence of listTexts(article).flatMap(splitSentences))
      seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
  expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
});

function listTexts({ lead, sections }: Article): string[] {
  return [lead, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(listBlockTexts)])];
}

function listBlockTexts(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('terms' in block) return block.terms.map(([term, meaning]) => `${term}: ${meaning}.`);
  if ('quote' in block) return [block.quote];
  return 'figure' in block ? [block.caption] : [block.heading];
}

/** Very short ones may come again: "That is all." */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?])\s+/).filter((sentence) => sentence.split(/\s+/).length > 4);
}
