/** Checks the tags of a PDF in its raw objects, as a second reader beside pdf.js. */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRef,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { readStream } from '#src/delivery/pdf/streams.ts';

/** @returns what breaks a rule of PDF/UA: content that is neither tagged nor an artifact, cells and figures without attributes */
export async function listTagFaults(pdf: Buffer): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const elements = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && getName(object, 'Type') === 'StructElem' ? [object] : [],
    );
  return [
    ...elements.flatMap(checkElement),
    ...document.getPages().flatMap((page, i) => checkPage(page, i + 1)),
  ];
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
function checkPage(page: PDFPage, number: number): string[] {
  let depth = 0;
  let unmarked = 0;
  for (const line of readContent(page).split('\n')) {
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
