/** The HTML part of the e-mail. */
import { escapeHtml } from '#src/platform/text.ts';
import type { Newsletter } from './compose-newsletter.ts';
import {
  formatFont,
  LINE,
  renderButton,
  renderCell,
  renderDocument,
  renderMoonSign,
  renderSharedRows,
  SANDSTONE,
  SOFT,
  toHtml,
} from './html-parts.ts';
import type { Link, PersonalNewsletter } from './recipient.ts';

export const renderHtml = ({ newsletter, moonSign, ...parts }: PersonalNewsletter): string =>
  renderDocument({
    title: newsletter.subject,
    preview: renderPreview(newsletter),
    rows: [
      ...renderSharedRows(newsletter),
      moonSign && renderCell('36px 40px 0', renderMoonSign(moonSign)),
      renderCell('32px 40px 40px', renderButton(parts.skyLink)),
      renderCell(`24px 40px 40px;border-top:1px solid ${LINE};${formatFont(14, SOFT)}`, renderFooter(parts)),
    ],
  });

/** Visible in the inbox list only. The padding keeps mail programs from appending the body text to it. */
const renderPreview = ({ lead }: Newsletter) =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(lead.text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;

const renderFooter = ({
  consent,
  unsubscribeLink,
  moonSignInvitation,
  profileLink,
  webLink,
  sender,
}: Omit<PersonalNewsletter, 'newsletter' | 'moonSign'>) =>
  `<p style="margin:0;word-break:break-word">${toHtml(consent)}${moonSignInvitation ? ` ${moonSignInvitation}` : ''}</p>
<p style="margin:0">${[unsubscribeLink, profileLink, webLink].map(renderFooterLink).join(' ')}</p>
<p style="margin:0">${escapeHtml(sender.address)}</p>`;

/** Large enough for a finger. */
const renderFooterLink = ({ text, href }: Link) =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px 12px 0;color:${SANDSTONE}">${text}</a>`;
