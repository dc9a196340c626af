import type { SenderIdentity } from '#src/platform/email-template.ts';
import { frame } from '#src/newsletter/content/en.ts';
import { getUnsubscribeUrl } from '#src/newsletter/unsubscribe-links.ts';
import type { Newsletter } from './compose-newsletter.ts';
import { formatFullDate } from './month.ts';
import type { MoonSignSection } from './moon-sign-section.ts';

/** The subscriber for whom the newsletter is rendered. */
export type Recipient = {
  email: string;
  confirmedAt: Date;
  unsubscribeToken: string;
  /** 1 to 12; absent unless the member chose the paragraph and the sign is certain */
  moonSign?: number;
};

export type Link = { text: string; href: string };

/** The newsletter with the parts that differ by recipient. */
export type PersonalNewsletter = {
  newsletter: Newsletter;
  moonSign: MoonSignSection | undefined;
  /** the button */
  skyLink: Link;
  consent: string;
  unsubscribeLink: Link;
  moonSignInvitation: string | undefined;
  profileLink: Link;
  /** the same newsletter without personal data */
  webLink: Link;
  sender: SenderIdentity;
};

export function createPersonalNewsletter(
  newsletter: Newsletter,
  recipient: Recipient,
  sender: SenderIdentity,
): PersonalNewsletter {
  const { email, confirmedAt, unsubscribeToken, moonSign } = recipient;
  const { publicUrl } = sender;
  return {
    newsletter,
    moonSign: moonSign === undefined ? undefined : newsletter.moonSigns[moonSign - 1],
    skyLink: { text: frame.skyLink, href: `${publicUrl}/panchang` },
    consent: frame.formatConsent(email, formatFullDate(confirmedAt)),
    unsubscribeLink: { text: frame.unsubscribe, href: getUnsubscribeUrl(unsubscribeToken, sender) },
    moonSignInvitation: moonSign === undefined ? frame.moonSignInvitation : undefined,
    profileLink: {
      text: moonSign === undefined ? frame.moonSignLink : frame.moonSignChange,
      href: `${publicUrl}/profile#newsletter`,
    },
    webLink: { text: frame.webLink, href: `${publicUrl}/newsletter/${newsletter.month}` },
    sender,
  };
}
