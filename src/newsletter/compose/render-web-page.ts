/** The newsletter of a month as a page: without personal data, with the paragraphs for all Moon signs. */
import { frame } from '#src/newsletter/content/en.ts';
import type { SenderIdentity } from '#src/platform/email-template.ts';
import { escapeHtml } from '#src/platform/text.ts';
import type { Newsletter } from './compose-newsletter.ts';
import {
  formatFont,
  LINE,
  renderButton,
  renderCell,
  renderDocument,
  renderHeading,
  renderMoonSign,
  renderSharedRows,
  SOFT,
} from './html-parts.ts';

/** A copy of the e-mail, so search engines are asked to leave it out. */
export const renderWebPage = (newsletter: Newsletter, { publicUrl, address }: SenderIdentity): string =>
  renderDocument({
    title: `${newsletter.subject} | Lagna`,
    headTags: `
<meta name="description" content="${escapeHtml(newsletter.lead.text)}">
<meta name="robots" content="noindex">`,
    rows: [
      ...renderSharedRows(newsletter),
      renderCell('36px 40px 0', renderMoonSignsHead()),
      ...newsletter.moonSigns.map((section) => renderCell('16px 40px 0', renderMoonSign(section))),
      renderCell('32px 40px 40px', renderButton({ text: frame.skyLink, href: `${publicUrl}/panchang` })),
      renderCell(
        `24px 40px 40px;border-top:1px solid ${LINE};${formatFont(14, SOFT)}`,
        `${frame.subscribeNote}<br>${escapeHtml(address)}`,
      ),
    ],
  });

const renderMoonSignsHead = () =>
  `${renderHeading(frame.moonSignsTitle)}<p style="margin:0;${formatFont(14, SOFT)}">${frame.moonSignsNote}</p>`;
