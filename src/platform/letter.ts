/** A mail as the house writes it: HTML in the site's look and the same words as plain text. No picture, no tracking. */
import { page } from './letter-page.ts';

export type EmailTemplate = {
  title: string;
  /** what a mailbox shows behind the subject; the first paragraph where nothing better is said */
  preview?: string;
  paragraphs?: string[];
  /** label and value, a line each */
  facts?: [string, string][];
  /** somebody else's words, line breaks kept */
  quote?: string;
  link?: { text: string; href: string };
  /** the small print */
  small: string[];
};

/** Who writes: at the foot of every letter, and where its links lead. */
export type SenderIdentity = {
  /** without a slash at the end */
  publicUrl: string;
  /** where a person answers */
  support: string;
  /** name and postal address, in one line */
  address: string;
};

export const letter = (words: EmailTemplate, sender: SenderIdentity): { text: string; html: string } => ({
  text: plain(words, sender),
  html: page(words, sender),
});

/** The domain makes it ours; the name says what the mail is about, so that a second copy is recognised as one. */
export const messageId = ({ publicUrl }: SenderIdentity, name: string) =>
  `<${name}@${new URL(publicUrl).hostname}>`;

function plain(
  { title, paragraphs = [], facts = [], quote, link, small }: EmailTemplate,
  sender: SenderIdentity,
): string {
  const parts = [
    wrapped(title),
    ...paragraphs.map(wrapped),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote,
    link && `${link.text}:\n${link.href}`,
    ...small.map(wrapped),
    // Two hyphens and a space: what mail programs take for the beginning of a signature.
    `-- \n${wrapped(sender.address)}\nQuestions? Answer this mail, or write to ${sender.support}.`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Columns: what fits a terminal and a phone held sideways. */
const WIDTH = 72;

/** A word longer than a line, such as a link, stays in one piece. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}
