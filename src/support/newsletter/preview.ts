/** `lagna newsletter preview`: prints the newsletter of a month as it would be sent. Needs no database. */
import { DAY_MS } from '#src/platform/contract-time.ts';
import { RASHIS } from '#src/astrology/contract-names.ts';
import { readConfig } from '#src/config.ts';
import { composeNewsletter } from '#src/newsletter/compose/compose-newsletter.ts';
import { getMonth, isMonth } from '#src/newsletter/compose/month.ts';
import { renderNewsletter } from '#src/newsletter/compose/render-newsletter.ts';
import {
  UsageError,
  type CommandContext,
  type CommandResult,
  type Environment,
} from '#src/support/command.ts';

export type PreviewOptions = {
  month?: string;
  moonSign?: string;
  text?: boolean;
  html?: boolean;
};

/** @throws UsageError */
export function previewNewsletter(
  { environment, isJson }: CommandContext,
  options: PreviewOptions,
): CommandResult {
  const month = options.month ?? getNextMonth(new Date());
  if (!isMonth(month)) throw new UsageError('--month expects YYYY-MM, for example 2026-12.');
  const moonSign = options.moonSign === undefined ? undefined : findSign(options.moonSign);
  if (moonSign === 0) throw new UsageError(`--moon-sign expects a sign: ${listSignNames()}.`);
  if ([isJson, options.html, options.text].filter(Boolean).length > 1)
    throw new UsageError('Use one of --json, --text and --html.');
  const newsletter = composeNewsletter(month);
  const { moonSigns, ...shared } = newsletter;
  return {
    json: { ...shared, moonSigns: moonSign === undefined ? moonSigns : [moonSigns[moonSign - 1]] },
    lines: render(newsletter, moonSign, options, environment).split('\n'),
  };
}

/** The newsletter that is sent next: until the fifth day it is that of the current month. */
const LAST_SENDING_DAY_MS = 5 * DAY_MS;
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
  newsletter: ReturnType<typeof composeNewsletter>,
  moonSign: number | undefined,
  { html }: PreviewOptions,
  environment: Environment,
): string {
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
