import { describe, expect, it } from 'vitest';
import { createTestSender } from '#src/platform/testing.ts';
import { renderReportEmail } from './compose.ts';

const MB = 1024 * 1024;
const mailOf = (bytes: number) =>
  renderReportEmail({
    to: 'asha@example.in',
    messageId: '<LG-1.report.v1@lagna.example>',
    reportName: 'Janam Kundli',
    personName: 'Asha <Rao>',
    orderId: 'LG-1',
    pages: 41,
    pdf: Buffer.alloc(bytes),
    sender: createTestSender('https://lagna.example'),
  });

describe('the mail with a report', () => {
  it('names report and person, and leads to My Reports, in words and in HTML', () => {
    const { subject, text, html } = mailOf(1 * MB);
    expect(subject).toBe('Janam Kundli for Asha <Rao> is ready');
    expect(text).toContain('Janam Kundli for Asha <Rao>\n\nYour report is written: 41 pages');
    expect(text).toContain('Open My Reports:\nhttps://lagna.example/my-reports');
    expect(html).toContain('Janam Kundli for Asha &lt;Rao&gt;</h1>');
    expect(html).toContain('href="https://lagna.example/my-reports"');
  });

  it.each([
    [8 * MB, [expect.objectContaining({ filename: 'Lagna-LG-1.pdf', contentType: 'application/pdf' })]],
    [8 * MB + 1, undefined],
  ])('of %i bytes carries the PDF up to 8 MB, and says where it is', (bytes, attachments) => {
    const mail = mailOf(bytes);
    expect(mail.attachments).toEqual(attachments);
    const where = attachments ? 'attached to this mail' : 'too large to attach';
    for (const part of [mail.text, mail.html]) expect(part).toContain(where);
  });
});
