/**
 * Reads the page numbers of named destinations from a PDF as Chromium writes it: plain cross-reference table, no object
 * streams, destinations in one dictionary of the catalog. Other PDFs are rejected.
 */
export type PdfDestinations = { pages: number; destinations: Record<string, number> };

/** @throws when the file has another structure */
export function readDestinations(pdf: Buffer): PdfDestinations {
  const text = pdf.toString('latin1');
  const readObject = createObjectReader(text);
  const catalog = readObject(requireMatch(/\/Root (\d+) 0 R/, text.slice(text.lastIndexOf('trailer'))));
  const pageObjects = listPageObjects(requireMatch(/\/Pages (\d+) 0 R/, catalog), readObject);
  const destinationsObject = /\/Dests (\d+) 0 R/.exec(catalog)?.[1];
  return {
    pages: pageObjects.length,
    destinations: destinationsObject ? parseDestinations(readObject(destinationsObject), pageObjects) : {},
  };
}

function parseDestinations(dictionary: string, pageObjects: string[]): Record<string, number> {
  const entries = [...dictionary.matchAll(/\/([^\s[\]<>()/]+) \[ ?(\d+) 0 R \/XYZ/g)];
  return Object.fromEntries(
    entries.map(([, name, page]) => [decodeName(name!), pageObjects.indexOf(page!) + 1]),
  );
}

type ObjectReader = (objectNumber: string) => string;

/** @returns the object numbers of the leaves of the page tree, in page order */
function listPageObjects(node: string, readObject: ObjectReader): string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(readObject(node))?.[1];
  if (kids === undefined) return [node];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => listPageObjects(kid!, readObject));
}

/** Finds objects by the cross-reference table at the end of the file. */
function createObjectReader(text: string): ObjectReader {
  const table = text.slice(Number(requireMatch(/startxref\s+(\d+)\s+%%EOF\s*$/, text.slice(-60))));
  const firstObjectNumber = Number(requireMatch(/^xref\s+(\d+) \d+\s/, table));
  const offsets = [...table.slice(0, table.indexOf('trailer')).matchAll(/(\d{10}) \d{5} [nf]/g)].map(
    ([, offset]) => Number(offset),
  );
  return (objectNumber) => {
    const start = offsets[Number(objectNumber) - firstObjectNumber];
    if (start === undefined) throw new Error(`The printed file has no object ${objectNumber}.`);
    return text.slice(start, text.indexOf('endobj', start));
  };
}

function requireMatch(pattern: RegExp, text: string): string {
  const value = pattern.exec(text)?.[1];
  if (value === undefined)
    throw new Error(`The printed file has an unexpected structure: ${pattern.source} is missing.`);
  return value;
}

/** In PDF names, special characters are escaped as #xx (hex). */
export const decodeName = (name: string) =>
  Buffer.from(
    name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
