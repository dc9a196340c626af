import { describe, expect, it } from 'vitest';
import { createTestSender } from '#src/platform/testing.ts';
import { renderReportEmail } from './compose.ts';

const MB = 1024 * 1024;
const renderWithPdfOf = (bytes: number, ...personNames: string[]) =>
  renderReportEmail({
    to: 'asha@example.in',
    messageId: '<LG-1.report.v1@lagna.example>',
    reportName: 'Janam Kundli',
    personNames: personNames.length > 0 ? personNames : ['Asha Rao'],
    chartFacts: [['Lagna', 'Kanya (Virgo)']],
    orderId: 'LG-1',
    pages: 41,
    pdf: Buffer.alloc(bytes),
    sender: createTestSender('https://lagna.example'),
  });

describe('a report e-mail', () => {
  it('a report e-mail names report and person and links to My Reports, as text and as HTML', () => {
    const { subject, text, html } = renderWithPdfOf(1 * MB);
    expect(subject).toBe('Janam Kundli for Asha Rao is ready');
    expect(text).toContain('Janam Kundli for Asha Rao\n\nYour report is ready: 41 pages');
    expect(text).toContain('Lagna: Kanya (Virgo)');
    expect(text).toContain('Open My Reports:\nhttps://lagna.example/my-reports');
    expect(html).toContain('Janam Kundli for Asha Rao</h1>');
    expect(html).toContain('href="https://lagna.example/my-reports"');
  });

  it('a report e-mail on two people names both, and neither if one is a message', () => {
    expect(renderWithPdfOf(1, 'Asha Rao', 'Ravi Menon').subject).toBe(
      'Janam Kundli for Asha Rao and Ravi Menon is ready',
    );
    expect(renderWithPdfOf(1, 'Asha Rao', 'Win at bad.example').subject).toBe('Janam Kundli is ready');
  });

  it('a report e-mail does not contain a name that is a link or a message', () => {
    const email = renderWithPdfOf(1, 'Win at bad.example');
    expect(email.subject).toBe('Janam Kundli is ready');
    expect(email.text + email.html).not.toContain('bad.example');
  });

  it.each([
    [8 * MB, [expect.objectContaining({ filename: 'Lagna-LG-1.pdf', contentType: 'application/pdf' })]],
    [8 * MB + 1, undefined],
  ])(
    'a PDF of %i bytes is attached up to 8 MB, and the report e-mail says where it is',
    (bytes, attachments) => {
      const email = renderWithPdfOf(bytes);
      expect(email.attachments).toEqual(attachments);
      const location = attachments ? 'attached to this e-mail' : 'too large to attach';
      for (const part of [email.text, email.html]) expect(part).toContain(location);
    },
  );
});
