/** The words of the printed frame. They are part of the document, so the print bundle contains no words. */
import type { frameTexts } from './content/en/frame/frame-texts.ts';

/** A text with places for its facts: "Chapter {0}". `Facts` exists for the types only. */
export type Template<Facts extends readonly string[]> = string & { readonly facts?: Facts };

/** The texts of a language, with a template in place of each function. */
type Templates<T> = T extends string
  ? string
  : T extends (...facts: infer Facts extends string[]) => string
    ? Template<Facts>
    : { readonly [Key in keyof T]: Templates<T[Key]> };

export type Frame = Templates<typeof frameTexts>;

/** Fills a template: "Chapter {0}" with "3" is "Chapter 3". */
export const fillTemplate = <Facts extends readonly string[]>(
  template: Template<Facts>,
  ...facts: Facts
): string => template.replace(PLACE, (_, index: string) => facts[Number(index)]!);

const PLACE = /\{(\d)\}/g;
