import { wrapText } from '#src/platform/email-template.ts';
import { ekadashiTexts } from '#src/newsletter/content/ekadashis.ts';
import { frame } from '#src/newsletter/content/en.ts';
import type { Newsletter } from './compose-newsletter.ts';
import type { Statement } from './lead.ts';
import { formatMoonCaption } from './moon-caption.ts';
import type { PersonalNewsletter } from './recipient.ts';

/** The plain text part: the same content as the HTML part, in lines that fit a phone in landscape. */
export function renderText({ newsletter, moonSign, ...parts }: PersonalNewsletter): string {
  const paragraphs = [
    `${frame.name}\n${newsletter.title}`,
    wrapText(formatMoonCaption(newsletter)),
    renderStatement(newsletter.lead),
    renderRetrogrades(newsletter),
    `${frame.datesTitle}\n${frame.zoneNote}`,
    ...newsletter.rows.map(
      ({ day, weekday, title, note }) => `${day}, ${weekday}\n${wrapText(title)}\n${wrapText(note)}`,
    ),
    wrapText(ekadashiTexts.rule),
    moonSign && `${moonSign.title}\n\n${renderStatement(moonSign)}`,
    `${parts.skyLink.text}:\n${parts.skyLink.href}`,
    renderFooter(parts),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

const renderStatement = ({ text, because }: Statement) =>
  `${wrapText(text)}\n\n${wrapText(`${frame.because} ${because}`)}`;

const renderRetrogrades = ({ retrogrades }: Newsletter) =>
  [
    frame.retrogradeTitle,
    ...(retrogrades.length > 0 ? retrogrades : [frame.noRetrograde]),
    frame.retrogradeNote,
  ]
    .map(wrapText)
    .join('\n');

/** Mail programs treat two hyphens and a space as the start of the signature. */
function renderFooter({
  consent,
  unsubscribeLink,
  moonSignInvitation,
  profileLink,
  webLink,
  sender,
}: Omit<PersonalNewsletter, 'newsletter' | 'moonSign'>): string {
  return [
    '-- ',
    wrapText(consent),
    `${unsubscribeLink.text}: ${unsubscribeLink.href}`,
    moonSignInvitation && wrapText(moonSignInvitation),
    `${profileLink.text}: ${profileLink.href}`,
    `${webLink.text}: ${webLink.href}`,
    wrapText(sender.address),
  ]
    .filter(Boolean)
    .join('\n');
}
