/** HTML by template literal: every value is escaped unless it is an instance of Html. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString(): string {
    return this.markup;
  }
}

type Value = string | Html | Html[];

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(toMarkup)));
}

function toMarkup(value: Value): string {
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  return value instanceof Html ? value.markup : escapeHtml(value);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
