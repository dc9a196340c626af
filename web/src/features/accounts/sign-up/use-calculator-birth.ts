import { useEffect, useRef } from 'react';
import { hasCalculatorBirth, type CalculatorBirth } from '#web/lib/purchase/calculator-birth.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

/** Calls `fillIn` once with the birth that the visitor typed for chart facts below a calculator, if there is one. */
export function useCalculatorBirth(fillIn: (birth: CalculatorBirth) => void): void {
  const callback = useRef(fillIn);
  useEffect(() => {
    if (!hasCalculatorBirth()) return;
    loadChunk(() => import('#web/lib/purchase/read-calculator-birth.ts')).then(
      ({ readCalculatorBirth }) => {
        const birth = readCalculatorBirth();
        if (birth) callback.current(birth);
      },
      // the visitor types it again
      () => undefined,
    );
  }, []);
}
