/** A loader's answer that is there (prerendered page) or on its way (navigation in the browser). */
import { Suspense, use, type ReactNode } from 'react';

export type Coming<T extends object> = T | Promise<T>;

type Props<T extends object> = { of: Coming<T>; waiting: ReactNode; children: (value: T) => ReactNode };

/** `waiting` shows only while a promise is open. A new promise starts anew. */
export function Settled<T extends object>({ of, waiting, children }: Props<T>) {
  return (
    <Suspense key={keyOf(of)} fallback={waiting}>
      <Inside of={of}>{children}</Inside>
    </Suspense>
  );
}

function Inside<T extends object>({ of, children }: Omit<Props<T>, 'waiting'>) {
  return children(of instanceof Promise ? use(of) : of);
}

const keys = new WeakMap<object, number>();
let last = 0;

function keyOf(value: object): number | string {
  if (!(value instanceof Promise)) return 'here';
  if (!keys.has(value)) keys.set(value, ++last);
  return keys.get(value)!;
}
