/** Verifies a report by its code or by its file. Only the last request is shown. */
import { useEffect, useRef, useState } from 'react';
import { describeInvalidCode, parseVerificationCode } from '#src/orders/contract-verification-code.ts';
import type { VerificationResult } from '#src/orders/contract-verification.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

export type VerificationMethod = 'code' | 'file';
export type Verification =
  | { kind: 'idle' }
  | { kind: 'checking'; by: VerificationMethod }
  | { kind: 'genuine'; found: VerificationResult }
  | { kind: 'unknown'; by: VerificationMethod }
  /** not sent: the code or the file cannot be one of ours */
  | { kind: 'unreadable'; by: VerificationMethod; text: string }
  | { kind: 'failed'; text: string };

const NETWORK_ERROR = 'We could not reach Lagna, so nothing was looked up. Please try again.';

/** @param initialCode the code in the URL, verified at once */
export function useVerification(initialCode: string | undefined) {
  const [verification, setVerification] = useState<Verification>(
    initialCode === undefined ? { kind: 'idle' } : { kind: 'checking', by: 'code' },
  );
  const requestCount = useRef(0);
  const lastRequest = useRef(() => {});

  const start = (by: VerificationMethod, request: () => Promise<Verification>) => {
    lastRequest.current = () => start(by, request);
    const ownCount = (requestCount.current += 1);
    setVerification({ kind: 'checking', by });
    void request().then((answer) => {
      if (ownCount === requestCount.current) setVerification(answer);
    });
  };
  const byCode = (typed: string) => start('code', () => verifyCode(typed));
  const byFile = (file: File) => start('file', () => verifyFile(file));

  useEffect(() => {
    if (initialCode !== undefined) byCode(initialCode);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the URL is read once
  }, [initialCode]);

  return { verification, byCode, byFile, retry: () => lastRequest.current() };
}

async function verifyCode(typed: string): Promise<Verification> {
  const parsed = parseVerificationCode(typed);
  if ('invalid' in parsed)
    return { kind: 'unreadable', by: 'code', text: describeInvalidCode(parsed.invalid) };
  return verify(parsed.code, 'code');
}

async function verifyFile(file: File): Promise<Verification> {
  const { hashFile, UnreadableFileError } = await import('./hash-file.ts');
  try {
    return await verify(await hashFile(file), 'file');
  } catch (error) {
    if (error instanceof UnreadableFileError) return { kind: 'unreadable', by: 'file', text: error.message };
    throw error;
  }
}

async function verify(code: string, by: VerificationMethod): Promise<Verification> {
  const loaded = await loadChunk(() => import('./request-verification.ts')).catch(() => undefined);
  if (!loaded) return { kind: 'failed', text: NETWORK_ERROR };
  const answer = await loaded.requestVerification(code);
  return answer.kind === 'unknown' ? { kind: 'unknown', by } : answer;
}
