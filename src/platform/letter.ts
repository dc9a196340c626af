/** A mail as the house writes it: HTML in the site's colours and the same words as plain text. No picture, no tracking. */
export type Letter = {
  title: string;
  paragraphs?: string[];
  /** label and value, a line each */
  facts?: [string, string][];
  /** somebody else's words, line breaks kept */
  quote?: string;
  link?: { text: string; href: string };
  /** the small print */
  small: string[];
};

export const letter = (words: Letter): { text: string; html: string } => ({
  text: plain(words),
  html: page(words),
});

function plain({ title, paragraphs = [], facts = [], quote, link, small }: Letter): string {
  const parts = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote,
    link && `${link.text}: ${link.href}`,
    ...small,
  ];
  return parts.filter(Boolean).join('\n\n');
}

const page = (words: Letter) => `<!doctype html>
<html lang="en-IN"><body style="margin:0;background:#FBF7EE;color:#211D33;font:16px/1.6 Mulish,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="background:#15132B;color:#F6EEDD;padding:20px 28px;font:500 22px Fraunces,Georgia,serif;border-bottom:2px solid #E9A23B">Lagna</td></tr>
<tr><td style="background:#FFFFFF;padding:28px;border:1px solid #E4DAC5;border-top:0">
<h1 style="margin:0 0 16px;font:400 26px/1.2 Fraunces,Georgia,serif">${escape(words.title)}</h1>
${inside(words)}
</td></tr></table></td></tr></table></body></html>`;

function inside({ paragraphs = [], facts = [], quote, link, small }: Letter): string {
  return [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text)}</p>`),
    facts.length > 0 &&
      `<table role="presentation" style="margin:0 0 16px">${facts.map(fact).join('')}</table>`,
    quote &&
      `<p style="margin:0 0 16px;padding-left:16px;border-left:2px solid #E9A23B;white-space:pre-line">${escape(quote)}</p>`,
    link && button(link),
    ...small.map((text) => `<p style="margin:0 0 8px;font-size:13px;color:#5B5570">${escape(text)}</p>`),
  ]
    .filter(Boolean)
    .join('\n');
}

const fact = ([label, value]: [string, string]) =>
  `<tr><td style="padding:2px 16px 2px 0;color:#5B5570">${escape(label)}</td><td style="padding:2px 0">${escape(value)}</td></tr>`;

const button = ({ text, href }: { text: string; href: string }) =>
  `<p style="margin:24px 0"><a href="${escape(href)}" style="background:#E9A23B;color:#211D33;padding:14px 26px;border-radius:3px;font-weight:700;text-decoration:none;display:inline-block">${escape(text)}</a></p>`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
