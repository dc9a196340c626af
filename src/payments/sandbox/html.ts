/** HTML by template literal: every value is escaped unless it is itself Html. */
import { escapeHtml } from '#src/platform/escape-html.ts';
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
  return new Html(String.raw({ raw: parts }, ...values.map(write)));
}

function write(value: Value): string {
  if (Array.isArray(value)) return value.map(write).join('');
  return value instanceof Html ? value.markup : escapeHtml(value);
}
