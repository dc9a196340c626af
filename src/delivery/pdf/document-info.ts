/** The information about a report in its PDF: dates, author, XMP metadata, page labels, and texts of links. */
import { PDFDict, PDFHexString, PDFName, PDFString, type PDFDocument } from '@cantoo/pdf-lib';
import { fillTemplate, type Frame } from '#src/reports/contract-frame.ts';

export type InfoTexts = Pick<Frame, 'brand' | 'language' | 'pdf'>;

/** @param createdAt the time of the order: prints of one document are byte-identical */
export function writeDocumentInfo(document: PDFDocument, createdAt: Date, texts: InfoTexts): void {
  const { brand, pdf } = texts;
  document.setAuthor(brand);
  document.setSubject(pdf.subject);
  document.setKeywords([...pdf.keywords]);
  document.setCreator(brand);
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  const { context, catalog } = document;
  const xmp = context.stream(Buffer.from(formatXmp(document.getTitle() ?? '', createdAt, texts)), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(PDFName.of('Metadata'), context.register(xmp));
  catalog.set(
    PDFName.of('PageLabels'),
    context.obj({ Nums: [0, { P: PDFHexString.fromText(pdf.coverLabel) }, 1, { S: 'D', St: 2 }] }),
  );
}

/** XMP with the names of ISO 16684 and the mark of PDF/UA-1. */
const formatXmp = (title: string, createdAt: Date, { brand, language, pdf }: InfoTexts): string => {
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
 * @param destinations page by anchor
 */
export function describeLinks(
  document: PDFDocument,
  destinations: Record<string, number>,
  texts: Frame['pdf'],
): void {
  for (const page of document.getPages()) {
    for (const object of page.node.Annots()?.asArray() ?? []) {
      const annotation = document.context.lookup(object, PDFDict);
      if (annotation.get(PDFName.of('Subtype')) !== PDFName.of('Link')) continue;
      annotation.set(
        PDFName.of('Contents'),
        PDFHexString.fromText(describeLink(annotation, destinations, texts)),
      );
    }
  }
}

function describeLink(
  annotation: PDFDict,
  destinations: Record<string, number>,
  texts: Frame['pdf'],
): string {
  const anchor = annotation.lookup(PDFName.of('Dest'));
  if (anchor instanceof PDFName) return fillTemplate(texts.toPage, String(destinations[anchor.decodeText()]));
  const uri = annotation.lookupMaybe(PDFName.of('A'), PDFDict)?.lookupMaybe(PDFName.of('URI'), PDFString);
  return uri ? fillTemplate(texts.toAddress, uri.decodeText()) : texts.link;
}
