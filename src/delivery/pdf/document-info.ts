/** The information about a report in its PDF: dates, author, XMP metadata, page labels, and texts of links. */
import { fillTemplate, type Frame } from '#src/reports/contract-frame.ts';
import { decodeName } from './destinations.ts';
import { addEntries, formatText, listReferences } from './dictionaries.ts';
import { addObject, getObject, type PdfFile } from './pdf-file.ts';

export type DocumentInfo = {
  title: string;
  /** the time of the order: prints of one document are byte-identical */
  createdAt: Date;
  /** in the language of the report */
  texts: Pick<Frame, 'brand' | 'language' | 'pdf'>;
};

export function writeDocumentInfo(file: PdfFile, info: DocumentInfo): void {
  const { text } = getObject(file, file.info);
  const producer = /\/Producer \([^()]*\)/.exec(text)?.[0];
  file.objects[file.info] = { text: formatInfo(info, producer) };
  const xmp = Buffer.from(formatXmp(info));
  const metadata = addObject(file, {
    text: `<</Type /Metadata\n/Subtype /XML\n/Length ${xmp.length}>>`,
    data: xmp,
  });
  const catalog = getObject(file, file.root);
  catalog.text = addEntries(catalog.text, [
    `/Metadata ${metadata} 0 R`,
    `/PageLabels <</Nums [0 <</P ${formatText(info.texts.pdf.coverLabel)}>> 1 <</S /D /St 2>>]>>`,
  ]);
}

function formatInfo({ title, createdAt, texts }: DocumentInfo, producer = ''): string {
  const date = `(D:${createdAt.toISOString().slice(0, 19).replace(/\D/g, '')}Z)`;
  const { brand, pdf } = texts;
  const entries = [
    `/Title ${formatText(title)}`,
    `/Author ${formatText(brand)}`,
    `/Subject ${formatText(pdf.subject)}`,
    `/Keywords ${formatText(pdf.keywords.join(' '))}`,
    `/Creator ${formatText(brand)}`,
    producer,
    `/CreationDate ${date}`,
    `/ModDate ${date}`,
  ];
  return `<<${entries.filter(Boolean).join('\n')}>>`;
}

/** XMP with the names of ISO 16684 and the mark of PDF/UA-1. */
const formatXmp = ({ title, createdAt, texts: { brand, language, pdf } }: DocumentInfo): string => {
  const date = `${createdAt.toISOString().slice(0, 19)}Z`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(brand)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(pdf.subject)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
<pdf:Keywords>${escapeXml(pdf.keywords.join(', '))}</pdf:Keywords>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Describes each link for screen readers, which PDF/UA requires.
 * @param pages the dictionaries of the pages
 * @param destinations page by anchor
 */
export function describeLinks(
  file: PdfFile,
  pages: readonly string[],
  destinations: Record<string, number>,
  texts: Frame['pdf'],
): void {
  for (const number of pages.flatMap((page) => listReferences(page, 'Annots'))) {
    const annotation = getObject(file, number);
    if (!annotation.text.includes('/Subtype /Link')) continue;
    const description = formatText(describeLink(annotation.text, destinations, texts));
    annotation.text = addEntries(annotation.text, [`/Contents ${description}`]);
  }
}

function describeLink(annotation: string, destinations: Record<string, number>, texts: Frame['pdf']): string {
  const anchor = /\/Dest \/([^\s/<>[\]()]+)/.exec(annotation)?.[1];
  if (anchor !== undefined) return fillTemplate(texts.toPage, String(destinations[decodeName(anchor)]));
  const address = /\/URI \(((?:[^()\\]|\\.)*)\)/.exec(annotation)?.[1];
  return address === undefined ? texts.link : fillTemplate(texts.toAddress, address.replace(/\\(.)/g, '$1'));
}
