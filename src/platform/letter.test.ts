import { describe, expect, it } from 'vitest';
import { letter } from './letter.ts';

const { text, html } = letter({
  title: 'Your "message"',
  paragraphs: ['First & last.', 'Second.'],
  facts: [['Number', 'LT-1'], ['About', '<b>Kanya</b>']],
  quote: 'One line\nand another',
  link: { text: 'Answers', href: 'https://lagna.example/support?a=1&b=2' },
  small: ['The small print.'],
}); // prettier-ignore

describe('a letter of the house', () => {
  it('says the same in plain words, in the same order', () => {
    expect(text.split('\n\n')).toEqual([
      'Your "message"',
      'First & last.',
      'Second.',
      'Number: LT-1\nAbout: <b>Kanya</b>',
      'One line\nand another',
      'Answers: https://lagna.example/support?a=1&b=2',
      'The small print.',
    ]);
  });

  it('lets nothing of its words become HTML', () => {
    for (const part of [
      'Your &quot;message&quot;',
      'First &amp; last.',
      '&lt;b&gt;Kanya&lt;/b&gt;',
      '?a=1&amp;b=2"',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('<b>');
  });

  it('loads nothing and watches nobody', () => {
    expect(html).not.toMatch(/<img|<link|<script|<style|url\(|src=/);
    expect(html.match(/https?:\/\/[^"<\s]+/g)).toEqual(['https://lagna.example/support?a=1&amp;b=2']);
  });

  it('is no longer than what it has to say', () => {
    const short = letter({ title: 'Only a title', small: ['And this.'] });
    expect(short.text).toBe('Only a title\n\nAnd this.');
    expect(short.html).not.toMatch(/<a |white-space:pre-line|<td style="padding:2px/);
  });
});
