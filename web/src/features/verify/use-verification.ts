/** Verifies a report by its code or by its file. Only the result of the last request is shown. */
import { useEffect, useRef, useState } from 'react';
import { describeInvalidCode, parseVerificationCode } from '#src/orders/contract-verification-code.ts';
import type { VerificationResult } from '#src/orders/contract-verification.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

export type VerificationMethod = 'code' | 'file';
export type Verification =
  | { kind: 'idle' }
  | { kind: 'checking'; method: VerificationMethod }
  | { kind: 'genuine'; result: VerificationResult }
  | { kind: 'unknown'; method: VerificationMethod }
  /** not sent: the code or the file cannot be one of ours */
  | { kind: 'unreadable'; method: VerificationMethod; text: string }
  | { kind: 'failed'; text: string };

const NETWORK_ERROR = 'We could not reach Lagna, so nothing was checked. Please try again.';

/** @param initialCode the code in the URL, verified at once */
export function useVerification(initialCode: string | undefined) {
  const [verification, setVerification] = useState<Verification>(
    initialCode === undefined ? { kind: 'idle' } : { kind: 'checking', method: 'code' },
  );
  const requestCountRef = useRef(0);
  const lastRequestRef = useRef(() => {});

  const start = (method: VerificationMethod, request: () => Promise<Verification>) => {
    lastRequestRef.current = () => start(method, request);
    const requestNumber = (requestCountRef.current += 1);
    setVerification({ kind: 'checking', method });
    void request().then((newVerification) => {
      if (requestNumber === requestCountRef.current) setVerification(newVerification);
    });
  };
  const submitCode = (typed: string) => start('code', () => verifyCode(typed));
  const submitFile = (file: File) => start('file', () => verifyFile(file));

  useEffect(() => {
    if (initialCode !== undefined) submitCode(initialCode);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the URL is read once
  }, [initialCode]);

  return { verification, submitCode, submitFile, retry: () => lastRequestRef.current() };
}

async function verifyCode(typed: string): Promise<Verification> {
  const parsed = parseVerificationCode(typed);
  if ('invalid' in parsed)
    return { kind: 'unreadable', method: 'code', text: describeInvalidCode(parsed.invalid) };
  return verify(parsed.code, 'code');
}

/** Exported for its test. */
export async function verifyFile(file: File): Promise<Verification> {
  const hashing = await loadChunk(() => import('./hash-file.ts')).catch(() => undefined);
  if (!hashing) return { kind: 'failed', text: NETWORK_ERROR };
  try {
    return await verify(await hashing.hashFile(file), 'file');
  } catch (error) {
    if (error instanceof hashing.UnreadableFileError)
      return { kind: 'unreadable', method: 'file', text: error.message };
    throw error;
  }
}

/** `code`: a verification code, or the SHA-256 of a file in hex. */
async function verify(code: string, method: VerificationMethod): Promise<Verification> {
  const requests = await loadChunk(() => import('./request-verification.ts')).catch(() => undefined);
  if (!requests) return { kind: 'failed', text: NETWORK_ERROR };
  const newVerification = await requests.requestVerification(code);
  return newVerification.kind === 'unknown' ? { kind: 'unknown', method } : newVerification;
}
