/** Checks tags, fonts and glyphs of a PDF in its raw objects, as a second reader beside pdf.js. */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  decodePDFRawStream,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { countGlyphs } from './pdf-pages.ts';

/** `unembedded`: fonts without a font file; `names`: of all fonts */
export type PrintedObjects = {
  tagFaults: string[];
  fonts: { names: string[]; kinds: string[]; unembedded: number };
  glyphs: { drawn: number; missing: number };
};

/**
 * `tagFaults`: what breaks a rule of PDF/UA: content that is neither tagged nor an artifact, cells and figures without attributes.
 * `glyphs`: drawn on pages, and in the forms that they use.
 */
export async function readPrintedObjects(pdf: Buffer): Promise<PrintedObjects> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const dicts = objects.filter((object) => object instanceof PDFDict);
  const elements = dicts.filter((dict) => getName(dict, 'Type') === 'StructElem');
  const contents = document.getPages().map(readContent);
  return {
    tagFaults: [
      ...elements.flatMap(checkElement),
      ...contents.flatMap((content, i) => checkPage(content, i + 1)),
    ],
    fonts: describeFonts(dicts),
    glyphs: countAllGlyphs([...contents, ...listForms(objects)]),
  };
}

function describeFonts(dicts: readonly PDFDict[]): PrintedObjects['fonts'] {
  const fonts = dicts.filter((dict) => getName(dict, 'Type') === 'Font');
  const descriptors = dicts.filter((dict) => getName(dict, 'Type') === 'FontDescriptor');
  return {
    names: fonts.map((font) => getName(font, 'BaseFont') ?? ''),
    kinds: fonts.map((font) => getName(font, 'Subtype') ?? ''),
    unembedded: descriptors.filter((descriptor) => !descriptor.has(PDFName.of('FontFile2'))).length,
  };
}

const listForms = (objects: readonly PDFObject[]): string[] =>
  objects
    .filter((object) => object instanceof PDFRawStream && getName(object.dict, 'Subtype') === 'Form')
    .map((form) => readStream(form).toString('latin1'));

function countAllGlyphs(contents: readonly string[]): PrintedObjects['glyphs'] {
  const counts = contents.map(countGlyphs);
  return {
    drawn: counts.reduce((sum, { drawn }) => sum + drawn, 0),
    missing: counts.reduce((sum, { missing }) => sum + missing, 0),
  };
}

const getName = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

function checkElement(element: PDFDict): string[] {
  const role = getName(element, 'S');
  if (role === 'Figure' && !element.has(PDFName.of('Alt'))) return ['a figure has no Alt'];
  if (role === 'TH' && !listAttributes(element).some((attribute) => attribute.has(PDFName.of('Scope'))))
    return ['a TH cell has no Scope'];
  return [];
}

function listAttributes(element: PDFDict): PDFDict[] {
  const value = element.lookup(PDFName.of('A'));
  const attributes = value instanceof PDFArray ? value.asArray() : value ? [value] : [];
  return attributes
    .map((attribute: PDFObject) => element.context.lookup(attribute))
    .filter((attribute) => attribute instanceof PDFDict);
}

/** Operators that paint; a path ends with one, and a clip ends with `n`. */
const PAINTS = /^(?:f\*?|F|S|s|B\*?|b\*?|Do|sh|Tj|TJ|'|")$/;

/** Each painting operator is inside of marked content. */
function checkPage(content: string, number: number): string[] {
  let depth = 0;
  let unmarked = 0;
  for (const line of content.split('\n')) {
    const operator = /(?:^|[\s)>\]])([A-Za-z]+\*?|['"])\s*$/.exec(line)?.[1] ?? '';
    if (operator === 'BDC' || operator === 'BMC') depth += 1;
    else if (operator === 'EMC') depth -= 1;
    else if (depth === 0 && PAINTS.test(operator)) unmarked += 1;
  }
  return [
    ...(unmarked > 0 ? [`page ${number}: ${unmarked} operators paint outside of marked content`] : []),
    ...(depth === 0 ? [] : [`page ${number}: marked content is not balanced`]),
  ];
}

function readContent(page: PDFPage): string {
  const contents = page.node.get(PDFName.of('Contents'));
  const refs = contents instanceof PDFArray ? contents.asArray() : [contents];
  return refs
    .filter((ref) => ref instanceof PDFRef)
    .map((ref) => readStream(page.doc.context.lookup(ref)).toString('latin1'))
    .join('\n');
}

function readStream(object: PDFObject | undefined): Buffer {
  if (!(object instanceof PDFRawStream)) throw new Error('The PDF has no stream where one is expected.');
  return Buffer.from(decodePDFRawStream(object).decode());
}
