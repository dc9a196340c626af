/** One check at a time: by the number in the report, or by the file. The last one asked for is the one answered. */
import { useEffect, useRef, useState } from 'react';
import { describeInvalidCode, parseVerificationCode } from '#src/orders/contract-verification-code.ts';
import type { VerificationResult } from '#src/orders/contract-verification.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

export type By = 'code' | 'file';
export type Check =
  | { kind: 'idle' }
  | { kind: 'checking'; by: By }
  | { kind: 'genuine'; found: VerificationResult }
  | { kind: 'unknown'; by: By }
  /** nothing was asked: what was typed or chosen cannot be one of ours */
  | { kind: 'unreadable'; by: By; text: string }
  | { kind: 'failed'; text: string };

const UNREACHED = 'We could not reach Lagna, so nothing was looked up. Please try again.';

/** @param first the code in the address, looked up at once */
export function useCheck(first: string | undefined) {
  const [check, setCheck] = useState<Check>(
    first === undefined ? { kind: 'idle' } : { kind: 'checking', by: 'code' },
  );
  const round = useRef(0);
  const again = useRef(() => {});

  const start = (by: By, look: () => Promise<Check>) => {
    again.current = () => start(by, look);
    const mine = (round.current += 1);
    setCheck({ kind: 'checking', by });
    void look().then((answer) => {
      if (mine === round.current) setCheck(answer);
    });
  };
  const byCode = (typed: string) => start('code', () => lookUp(typed));
  const byFile = (file: File) => start('file', () => lookAt(file));

  useEffect(() => {
    if (first !== undefined) byCode(first);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is read once
  }, [first]);

  return { check, byCode, byFile, again: () => again.current() };
}

async function lookUp(typed: string): Promise<Check> {
  const read = parseVerificationCode(typed);
  if ('invalid' in read) return { kind: 'unreadable', by: 'code', text: describeInvalidCode(read.invalid) };
  return asked(read.code, 'code');
}

async function lookAt(file: File): Promise<Check> {
  const { hashOf, NotReadable } = await import('./hash-file.ts');
  try {
    return await asked(await hashOf(file), 'file');
  } catch (error) {
    if (error instanceof NotReadable) return { kind: 'unreadable', by: 'file', text: error.message };
    throw error;
  }
}

async function asked(code: string, by: By): Promise<Check> {
  const part = await loadChunk(() => import('./ask.ts')).catch(() => undefined);
  if (!part) return { kind: 'failed', text: UNREACHED };
  const answer = await part.ask(code);
  return answer.kind === 'unknown' ? { kind: 'unknown', by } : answer;
}
