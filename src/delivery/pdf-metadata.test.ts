import { describe, expect, it } from 'vitest';
import { writePdfMetadata } from './pdf-metadata.ts';

const DICTIONARY =
  "%PDF-1.4\n1 0 obj\n<</Title (Kundli)\n/Creator (Chromium)\n/Producer (Skia/PDF m153)\n/CreationDate (D:20261121052228+00'00')\n/ModDate (D:20261121052228+00'00')>>\nendobj\nrest";

describe('the metadata of a printed PDF', () => {
  it('writePdfMetadata writes the date of the document and the author without a change of length', () => {
    const pdf = Buffer.from(DICTIONARY, 'latin1');
    writePdfMetadata(pdf, new Date('2026-11-21T03:11:00Z'));
    expect(pdf.toString('latin1')).toBe(
      DICTIONARY.replaceAll('20261121052228', '20261121031100').replace(
        '/Creator (Chromium)',
        '/Author (Lagna)    ',
      ),
    );
  });

  it('writePdfMetadata rejects a file with another structure', () => {
    const pdf = Buffer.from(DICTIONARY.replace('/ModDate', '/Changed'), 'latin1');
    expect(() => writePdfMetadata(pdf, new Date())).toThrow('does not begin with its information dictionary');
  });
});
