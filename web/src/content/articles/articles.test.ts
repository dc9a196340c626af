import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Article, Block } from './article.ts';
import { articleLoaders } from './article-loaders.ts';
import { articles, articleGroups } from './index.ts';

const loadedArticles = await Promise.all(
  Object.entries(articleLoaders).map(async ([slug, load]) => ({ slug, article: (await load()).article })),
);

describe('the list of articles', () => {
  test('has every article once, in one group', () => {
    const slugs = articles.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(articleGroups.flatMap((group) => group.slugs)).toEqual(slugs);
    expect(Object.keys(articleLoaders)).toEqual(slugs);
  });

  test('has a loader for every article file of the folder', () => {
    const otherFiles = ['article', 'article-loaders', 'index', 'measured'];
    const files = readdirSync(import.meta.dirname)
      .filter((file) => !file.includes('.test.'))
      .map((file) => file.replace('.ts', ''));
    expect(files.filter((file) => !otherFiles.includes(file)).toSorted()).toEqual(
      Object.keys(articleLoaders).toSorted(),
    );
  });

  test('has the same title, description, date and reading time as each article', () => {
    for (const { slug, title, description, published, minutes } of articles) {
      const { article } = loadedArticles.find((loaded) => loaded.slug === slug)!;
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

const WORDS_PER_MINUTE = 210;

describe.each(loadedArticles)('$slug', ({ article }) => {
  const wordCount = listTexts(article).join(' ').split(/\s+/).length;

  test('has a title and a description that fit into a search result', () => {
    expect(article.description.length).toBeLessThanOrEqual(155);
    expect(article.title.length).toBeLessThanOrEqual(70);
    expect(article.published).toMatch(/^2026-\d\d-\d\d$/);
  });

  test('has 900 to 1500 words and a correct reading time', () => {
    expect(wordCount).toBeGreaterThanOrEqual(900);
    expect(wordCount).toBeLessThanOrEqual(1500);
    expect(Math.abs(article.minutes - wordCount / WORDS_PER_MINUTE)).toBeLessThanOrEqual(1);
  });

  test('names at least two sources and has no exclamation mark', () => {
    expect(article.sources.length).toBeGreaterThanOrEqual(2);
    expect([...listTexts(article), article.title].filter((text) => text.includes('!'))).toEqual([]);
  });

  test('has a different title for every section', () => {
    const titles = article.sections.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test('no sentence occurs twice in the articles', () => {
  const occurrences = new Map<string, number>();
  for (const { article } of loadedArticles)
    for (const sentence of listTexts(article).flatMap(splitSentences))
      occurrences.set(sentence, (occurrences.get(sentence) ?? 0) + 1);
  expect([...occurrences].filter(([, count]) => count > 1)).toEqual([]);
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

/** The sentences of more than four words: shorter ones may be repeated. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?])\s+/).filter((sentence) => sentence.split(/\s+/).length > 4);
}
