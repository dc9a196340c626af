/**
 * Reads page numbers out of a PDF as Chromium writes it: a plain cross-reference table, no object streams, named
 * destinations in one dictionary of the catalogue. Not a reader for any other PDF.
 */
export type Anchors = { pages: number; anchors: Record<string, number> };

/** @throws when the file is not of that shape */
export function readAnchors(pdf: Buffer): Anchors {
  const text = pdf.toString('latin1');
  const objectAt = objects(text);
  const catalog = objectAt(found(/\/Root (\d+) 0 R/, text.slice(text.lastIndexOf('trailer'))));
  const leaves = pageObjects(found(/\/Pages (\d+) 0 R/, catalog), objectAt);
  const dests = /\/Dests (\d+) 0 R/.exec(catalog)?.[1];
  return { pages: leaves.length, anchors: dests ? anchorsIn(objectAt(dests), leaves) : {} };
}

function anchorsIn(dests: string, leaves: string[]): Record<string, number> {
  const entries = [...dests.matchAll(/\/([^\s[\]<>()/]+) \[(\d+) 0 R \/XYZ/g)];
  return Object.fromEntries(entries.map(([, name, page]) => [plain(name!), leaves.indexOf(page!) + 1]));
}

/** The leaves of the page tree, in the order of the pages. */
function pageObjects(node: string, objectAt: (n: string) => string): string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(objectAt(node))?.[1];
  if (kids === undefined) return [node];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pageObjects(kid!, objectAt));
}

/** A look-up from an object's number to its text, by the cross-reference table at the end of the file. */
function objects(text: string): (n: string) => string {
  const table = text.slice(Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/, text.slice(-60))));
  const first = Number(found(/^xref\s+(\d+) \d+\s/, table));
  const offsets = [...table.slice(0, table.indexOf('trailer')).matchAll(/(\d{10}) \d{5} [nf]/g)].map(
    ([, at]) => Number(at),
  );
  return (n) => {
    const from = offsets[Number(n) - first];
    if (from === undefined) throw new Error(`The printed file has no object ${n}.`);
    return text.slice(from, text.indexOf('endobj', from));
  };
}

function found(pattern: RegExp, text: string): string {
  const value = pattern.exec(text)?.[1];
  if (value === undefined)
    throw new Error(`The printed file is not as expected: ${pattern.source} is missing.`);
  return value;
}

/** Names write anything but plain letters as #xx. */
const plain = (name: string) =>
  Buffer.from(
    name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
