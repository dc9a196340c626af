import { describe, expect, it } from 'vitest';
import { createTestSender } from '#src/platform/testing.ts';
import { createEmailPreviews } from './email-previews.ts';

const PUBLIC_URL = 'https://lagna.example';
const previews = Object.entries(createEmailPreviews(createTestSender(PUBLIC_URL), 41));

describe('an e-mail preview', () => {
  it('a preview exists for every e-mail of accounts, account deletion, orders, reports, contact and newsletter', () => {
    expect(previews.map(([name]) => name)).toEqual([
      'welcome',
      'reset-link',
      'password-changed',
      'email-changed-old',
      'email-changed-new',
      'google-linked',
      'deletion-scheduled',
      'account-deleted',
      'receipt',
      'details-needed',
      'delayed',
      'sla-breached',
      'refund-requested',
      'refund-pending',
      'refund-failed',
      'partially-refunded',
      'refunded',
      'duplicate-refunded',
      'refund-on-hold',
      'returned-by-bank',
      'refunded-elsewhere',
      'payment-unmatched',
      'unmatched-refunded',
      'unmatched-refund-failed',
      'report-ready',
      'report-too-large-to-attach',
      'report-corrected',
      'contact-support',
      'contact-acknowledgement',
      'newsletter-confirmation',
      'newsletter-account',
      'newsletter-subscribed',
      'newsletter',
      'newsletter-with-moon-sign',
    ]);
  });

  it.each(previews)('the e-mail %s has a subject, text and HTML without missing values', (_name, email) => {
    const { subject, text, html } = email;
    expect(subject).toMatch(/^\S.{8,76}\S$/);
    expect(text.length).toBeGreaterThan(200);
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date|\$\{/);
    // an empty cell would be a fact without a value
    expect(html).not.toMatch(/<td[^>]*>\s*<\/td>/);
  });

  it.each(previews)(
    'the e-mail %s has absolute links to the site and to support only',
    (_name, { text, html }) => {
      const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href!);
      expect(links.length).toBeGreaterThan(1);
      for (const link of links)
        expect(link).toMatch(/^(https:\/\/lagna\.example(\/|$)|mailto:support@lagna)/);
      for (const [link] of text.matchAll(/https?:\/\/\S+/g)) expect(link.startsWith(PUBLIC_URL)).toBe(true);
    },
  );

  it.each(previews)('the e-mail %s has the same content in text and HTML', (_name, { text, html }) => {
    const htmlWords = splitWords(toVisibleText(html));
    const textWords = splitWords(text);
    expect(htmlWords.filter((word) => !textWords.includes(word))).toEqual([]);
    const links = /^https?:/;
    expect(textWords.filter((word) => !links.test(word) && !htmlWords.includes(word))).toEqual([]);
  });
});

/** Removes head, preview line, drawings and tags. */
const toVisibleText = (html: string) =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
    .replace(/<table[^>]*aria-hidden="true"[\s\S]*?<\/table>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const splitWords = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/[.,:?;]+$/, ''))
    .filter((word) => word && word !== '--');
