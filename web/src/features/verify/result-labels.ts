/** The texts of a verification. */
import { CODE_HEADING } from '#src/orders/contract-verification-code.ts';
import type { VerifiedDocument, VerificationResult } from '#src/orders/contract-verification.ts';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import type { Verification } from './use-verification.ts';

export type ResultText = { tone: 'success' | 'outdated' | 'error' | 'pending'; title: string; text: string };

/** A verification whose result card is shown. */
export type ShownVerification = Exclude<Verification, { kind: 'idle' | 'unreadable' }>;

export function getResultText(verification: ShownVerification): ResultText {
  switch (verification.kind) {
    case 'checking':
      return verification.method === 'file' ? READING_FILE : CHECKING_NUMBER;
    case 'genuine':
      return getDocumentText(verification.result);
    case 'unknown':
      return verification.method === 'file' ? UNKNOWN_FILE : UNKNOWN_NUMBER;
    case 'failed':
      return { tone: 'error', title: 'We could not look it up', text: verification.text };
  }
}

function getDocumentText(result: VerificationResult): ResultText {
  if (result.matchedBy === 'sample') return SAMPLE;
  return result.superseded ? describeOlderEdition(result, result.superseded.at) : describeMatch(result);
}

const SAMPLE: ResultText = {
  tone: 'success',
  title: 'This is one of our samples, unaltered',
  text: 'It is identical to the sample on our site. The person in it is invented: it is nobody’s report, and nobody bought it.',
};

const CHECKING_NUMBER: ResultText = {
  tone: 'pending',
  title: 'One moment',
  text: 'We are looking the number up.',
};
const READING_FILE: ResultText = {
  tone: 'pending',
  title: 'One moment',
  text: 'Your browser is reading the file. It stays on your device.',
};

const UNKNOWN_NUMBER: ResultText = {
  tone: 'error',
  title: 'We know no report with this number',
  text: 'Perhaps two characters are in the wrong order. Compare each group with the page. If the number is right, we did not make the report.',
};
const UNKNOWN_FILE: ResultText = {
  tone: 'error',
  title: 'This file is not as we made it',
  text: `Either it is not ours, or it was changed later: a program saved it again, an app made it smaller, or somebody printed and scanned it. To find out, type in the number below “${CODE_HEADING}”, near the end of the report.`,
};

const describeMatch = ({ matchedBy }: VerifiedDocument): ResultText =>
  matchedBy === 'file'
    ? {
        tone: 'success',
        title: 'Yes, ours, and unaltered',
        text: 'This file is identical to the one we sent. Nobody has changed a page, a name or a date in it.',
      }
    : {
        tone: 'success',
        title: 'Yes, this number is ours',
        text: 'Compare your copy with the facts below. To be sure that no page was changed, choose the file as well.',
      };

const describeOlderEdition = ({ matchedBy }: VerifiedDocument, supersededAt: string): ResultText => ({
  tone: 'outdated',
  title: matchedBy === 'file' ? 'Ours and unaltered, but an older edition' : 'Ours, but an older edition',
  text: `A newer edition replaced it on ${formatIstDate(supersededAt)}, with a corrected birth detail. Its owner has it in My Reports.`,
});

/** Name and value of each fact that the reader can compare with the report. */
export function getDocumentFacts(result: VerificationResult): [string, string][] {
  const pages: [string, string] = ['Pages', String(result.pages)];
  if (result.matchedBy === 'sample') return [['Sample of', result.reportName], pages];
  return [
    ['Report', result.reportName],
    ['Edition', String(result.edition)],
    pages,
    [
      'Made',
      `${formatIstDate(result.documentCreatedAt)}, ${formatIstTime(result.documentCreatedAt)} Indian time`,
    ],
  ];
}
