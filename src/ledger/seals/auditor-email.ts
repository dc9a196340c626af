/** The daily e-mail with the newest seal. An auditor who keeps it can prove later that the history before it did not change. */
import type { CoreDeps } from '#src/platform/core-deps.ts';
import {
  AUTO_SUBMITTED_HEADERS,
  createMessageId,
  renderEmail,
  type SenderIdentity,
} from '#src/platform/email-template.ts';
import type { Mailer } from '#src/platform/mailer.ts';
import { findLastSeal } from './seal.ts';

export type AuditorEmailDeps = Pick<CoreDeps, 'db'> & {
  mailer: Mailer;
  sender: SenderIdentity;
  /** undefined: no e-mail is sent */
  auditorEmail: string | undefined;
};

export async function sendSealToAuditor({
  db,
  mailer,
  sender,
  auditorEmail,
}: AuditorEmailDeps): Promise<void> {
  const seal = auditorEmail ? await findLastSeal(db) : undefined;
  if (!auditorEmail || !seal) return;
  await mailer.send({
    to: auditorEmail,
    subject: `Ledger seal ${seal.number}`,
    messageId: createMessageId(sender, `ledger-seal-${seal.number}`),
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: `Ledger seal ${seal.number}`,
        paragraphs: [
          'Please keep this e-mail. With the hash below you can verify the ledger up to this seal at any time.',
        ],
        facts: [
          ['Seal', String(seal.number)],
          ['Hash', seal.hash],
          ['Sealed at', seal.sealedAt],
          ['Last position', String(seal.lastPosition)],
        ],
        footnotes: ['How to verify it: docs/audit.md in the source of the site.'],
      },
      sender,
    ),
  });
}
