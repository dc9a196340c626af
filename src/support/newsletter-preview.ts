/** `admin newsletter preview`: prints the newsletter of a month as it would be sent. Needs no database. */
import { RASHIS } from '#src/astrology/contract-names.ts';
import { readConfig } from '#src/config.ts';
import { composeNewsletter } from '#src/newsletter/compose/compose-newsletter.ts';
import { getMonth, isMonth } from '#src/newsletter/compose/month.ts';
import { renderNewsletter } from '#src/newsletter/compose/render-newsletter.ts';
import type { Environment, Print } from './command.ts';

export type PreviewOptions = {
  month?: string;
  moonSign?: string;
  json?: boolean;
  text?: boolean;
  html?: boolean;
};

/** @returns the exit status: 0 success, 2 wrong usage */
export function previewNewsletter(options: PreviewOptions, environment: Environment, print: Print): 0 | 2 {
  const month = options.month ?? getNextMonth(new Date());
  if (!isMonth(month)) return reportUsage('--month expects YYYY-MM, for example 2026-12.');
  const moonSign = options.moonSign === undefined ? undefined : findSign(options.moonSign);
  if (moonSign === 0) return reportUsage(`--moon-sign expects a sign: ${listSignNames()}.`);
  const { json, html, text } = options;
  if ([json, html, text].filter(Boolean).length > 1)
    return reportUsage('Use one of --json, --text and --html.');
  print(render(month, moonSign, options, environment));
  return 0;
}

function reportUsage(message: string): 2 {
  console.error(message);
  return 2;
}

/** The newsletter that is sent next: until the fifth day it is that of the current month. */
const LAST_SENDING_DAY_MS = 5 * 86_400_000;
const getNextMonth = (now: Date): string => {
  const month = getMonth(now);
  return getMonth(new Date(now.getTime() - LAST_SENDING_DAY_MS)) === month ? addMonth(month) : month;
};

const addMonth = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
};

/** @returns 1 to 12; 0 for an unknown name */
const findSign = (name: string): number =>
  RASHIS.findIndex(({ english, sanskrit }) =>
    [english, sanskrit].some((candidate) => candidate.toLowerCase() === name.trim().toLowerCase()),
  ) + 1;

const listSignNames = () => RASHIS.map(({ sanskrit, english }) => `${sanskrit} or ${english}`).join(', ');

function render(
  month: string,
  moonSign: number | undefined,
  { json, html }: PreviewOptions,
  environment: Environment,
): string {
  const newsletter = composeNewsletter(month);
  if (json) {
    const { moonSigns, ...shared } = newsletter;
    return JSON.stringify(
      { ...shared, moonSigns: moonSign === undefined ? moonSigns : [moonSigns[moonSign - 1]] },
      null,
      2,
    );
  }
  const { publicUrl = 'http://localhost:3000', mail, seller } = readConfig(environment);
  const sender = { publicUrl, support: mail.support, address: seller.address };
  const recipient = {
    email: 'reader@example.in',
    confirmedAt: new Date(),
    unsubscribeToken: '00000000-0000-4000-8000-000000000000',
    ...(moonSign === undefined ? {} : { moonSign }),
  };
  const email = renderNewsletter(newsletter, recipient, sender);
  return html ? email.html : `${email.subject}\n\n${email.text}`;
}
