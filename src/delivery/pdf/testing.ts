/** @returns a PDF in the form in which Chromium writes it; the objects have the numbers from 1 on, the last one is the information */
export function buildChromiumPdf(
  objects: readonly (string | { dictionary: string; data: Buffer })[],
): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const measureLength = () => parts.reduce((sum, { length }) => sum + length, 0);
  const entries = objects.map((object, i) => {
    const entry = `${String(measureLength()).padStart(10, '0')} 00000 n \n`;
    const [text, data] =
      typeof object === 'string' ? [object] : [`${object.dictionary} stream\n`, object.data];
    parts.push(
      Buffer.from(`${i + 1} 0 obj\n${text}`, 'latin1'),
      ...(data ? [data, Buffer.from('\nendstream')] : []),
    );
    parts.push(Buffer.from('\nendobj\n'));
    return entry;
  });
  const start = measureLength();
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<</Size ${size}\n/Root 1 0 R\n/Info ${objects.length} 0 R>>\n`;
  return Buffer.concat([...parts, Buffer.from(`${table}${trailer}startxref\n${start}\n%%EOF\n`)]);
}
