import { describe, expect, it } from 'vitest';
import { senderAt } from '#src/testing/house.ts';
import { previews } from './email-previews.ts';

const HOME = 'https://lagna.example';
const all = Object.entries(previews(senderAt(HOME)));

describe('every letter', () => {
  it('is there: accounts, leaving, orders, reports, contact', () => {
    expect(all.map(([name]) => name)).toEqual([
      'welcome',
      'reset-link',
      'password-changed',
      'email-left',
      'email-arrived',
      'google-linked',
      'leaving-asked',
      'leaving-gone',
      'receipt',
      'details-needed',
      'late',
      'sla-breached',
      'part-refunded',
      'refunded',
      'duplicate-refunded',
      'report-ready',
      'report-too-large-to-attach',
      'report-corrected',
      'contact-to-support',
      'contact-to-writer',
      'newsletter-welcome',
    ]);
  });

  it.each(all)('%s has a subject of one line, words and HTML, with nothing left out', (_name, mail) => {
    const { subject, text, html } = mail;
    expect(subject).toMatch(/^\S.{8,76}\S$/);
    expect(text.length).toBeGreaterThan(200);
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date|\$\{/);
    // a fact without its value
    expect(html).not.toMatch(/<td[^>]*>\s*<\/td>/);
  });

  it.each(all)('%s leads nowhere but to us, by whole addresses', (_name, { text, html }) => {
    const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href!);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toMatch(/^(https:\/\/lagna\.example(\/|$)|mailto:support@lagna)/);
    for (const [link] of text.matchAll(/https?:\/\/\S+/g)) expect(link.startsWith(HOME)).toBe(true);
  });

  it.each(all)('%s says the same in both parts', (_name, { text, html }) => {
    const said = words(visible(html));
    const plain = words(text);
    expect(said.filter((word) => !plain.includes(word))).toEqual([]);
    const links = /^https?:/;
    expect(plain.filter((word) => !links.test(word) && !said.includes(word))).toEqual([]);
  });
});

/** What a reader sees: without head, preview line and tags. */
const visible = (html: string) =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const words = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/[.,:?;]+$/, ''))
    .filter((word) => word && word !== '--');
