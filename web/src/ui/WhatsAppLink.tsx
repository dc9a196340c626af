import type { ReactNode } from 'react';
import { ButtonAnchor } from './Button.tsx';
import { Icon } from './Icon.tsx';

/**
 * Opens WhatsApp with a text that the visitor can change and send. The site itself sends nothing. `text` must not contain
 * names, birth details or private links. `about` is added for screen readers where a page has several of these links.
 */
export const WhatsAppLink = ({ text, about }: { text: string; about?: ReactNode }) => (
  <ButtonAnchor
    variant="text"
    small
    href={`https://wa.me/?text=${encodeURIComponent(text)}`}
    target="_blank"
    rel="noopener noreferrer"
  >
    <Icon name="chat" /> Share on WhatsApp
    <span className="sr-only">{about}, opens in a new tab</span>
  </ButtonAnchor>
);
