import { describe, expect, it } from 'vitest';
import { createTestSender } from './testing.ts';
import { renderEmail } from './email-template.ts';

const sender = createTestSender('https://lagna.example');
const { text, html } = renderEmail(
  {
    title: 'Your "message"',
    paragraphs: ['First & last.', 'Second.'],
    facts: [
      ['Number', 'LT-1'],
      ['About', '<b>Kanya</b>'],
    ],
    quote: 'One line\nand another',
    link: { text: 'Answers', href: 'https://lagna.example/support?a=1&b=2' },
    footnotes: ['The small print.'],
  },
  sender,
);

describe('renderEmail', () => {
  it('the plain text has the same content in the same order, and the sender', () => {
    expect(text.split('\n\n')).toEqual([
      'Your "message"',
      'First & last.',
      'Second.',
      'Number: LT-1\nAbout: <b>Kanya</b>',
      'One line\nand another',
      'Answers:\nhttps://lagna.example/support?a=1&b=2',
      'The small print.',
      '-- \nLagna, Samrat House, Bengali Market, New Delhi 110001\nQuestions? Reply to this e-mail, or write to support@lagna.example.\n',
    ]);
  });

  it('lines are wrapped at 72 columns between words, never within a word', () => {
    const longText = `${'a kundli is read slowly '.repeat(6)}https://lagna.example/${'x'.repeat(80)} in any script: ${'आशा राव '.repeat(12)}`;
    const lines = renderEmail(
      { title: 'Long', paragraphs: [longText.trim()], footnotes: [] },
      sender,
    ).text.split('\n');
    expect(lines.filter((line) => line.length > 72)).toEqual([`https://lagna.example/${'x'.repeat(80)}`]);
    expect(lines.slice(2, -4).join(' ').trim()).toBe(longText.trim());
  });

  it('all content is escaped in the HTML part', () => {
    for (const part of [
      'Your &quot;message&quot;',
      'First &amp; last.',
      '&lt;b&gt;Kanya&lt;/b&gt;',
      '?a=1&amp;b=2"',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('<b>');
  });

  it('the HTML part loads no external resource', () => {
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=|@import/);
    expect(html.match(/https?:\/\/[^"<\s]+/g)).toEqual([
      'https://lagna.example/support?a=1&amp;b=2',
      'https://lagna.example',
    ]);
  });

  it('the HTML part has a language, a title and presentational tables only', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-IN"/);
    expect(html).toContain('<title>Your &quot;message&quot;</title>');
    expect(html.match(/<table/g)!.length).toBe(html.match(/<table[^>]* role="presentation"/g)!.length);
  });

  it('the preview text is the first paragraph unless one is given', () => {
    expect(html).toMatch(/display:none[^>]*>First &amp; last\./);
    const email = renderEmail(
      { title: 'T', preview: 'Better.', paragraphs: ['First.'], footnotes: [] },
      sender,
    );
    expect(email.html).toMatch(/display:none[^>]*>Better\./);
    expect(email.text).not.toContain('Better.');
  });

  it('absent parts leave no markup', () => {
    const shortEmail = renderEmail({ title: 'Only a title', footnotes: ['And this.'] }, sender);
    expect(shortEmail.text).toMatch(/^Only a title\n\nAnd this\.\n\n-- \n/);
    expect(shortEmail.html).not.toMatch(/white-space:pre-line|bgcolor|vertical-align/);
  });
});
