/** Lists what a reader of a printed report sees or hears: texts, descriptions for screen readers, and texts of style rules. */

/** Attributes with text for readers. The data attributes become running titles. */
const ATTRIBUTES = ['aria-label', 'title', 'alt', 'content', 'data-running-title', 'data-product'];
const ATTRIBUTE = new RegExp(`\\s(?:${ATTRIBUTES.join('|')})="([^"]*)"`, 'g');

export function listPrintedMarkup(html: string): string[] {
  const [markup, styles] = [html.replaceAll(STYLE, ''), [...html.matchAll(STYLE)].map(([, css]) => css!)];
  const texts = markup.split(TAG);
  const attributes = [...markup.matchAll(TAG)].flatMap(([tag]) =>
    [...tag.matchAll(ATTRIBUTE)].map(([, value]) => value!),
  );
  return [...texts, ...attributes, ...styles.flatMap(listStyleTexts)].map(decodeText).filter(Boolean);
}

const STYLE = /<style>(.*?)<\/style>/gs;
const TAG = /<[^>]*>/g;

/** Strings of `content`; counters between them have no text. */
const listStyleTexts = (css: string): string[] =>
  [...css.matchAll(/[\s;{]content:([^;}]*)/g)]
    .flatMap(([, content]) => [...content!.matchAll(/"([^"]*)"/g)])
    .map(([, text]) =>
      text!.replaceAll(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
    );

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** As React escapes them. Spaces within a date do not break. */
const decodeText = (text: string): string =>
  text
    .replaceAll(/&([a-z#0-9]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll('\u00a0', ' ')
    .trim();
