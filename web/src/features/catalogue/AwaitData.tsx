/** Renders loader data that is present (prerendered page) or still loading (navigation in the browser). */
import { Suspense, use, type ReactNode } from 'react';

export type Deferred<T extends object> = T | Promise<T>;

type Props<T extends object> = { data: Deferred<T>; fallback: ReactNode; children: (value: T) => ReactNode };

/** Shows `fallback` while a promise is pending; a new promise shows it again, because it changes the key. */
export function AwaitData<T extends object>({ data, fallback, children }: Props<T>) {
  return (
    <Suspense key={getKey(data)} fallback={fallback}>
      <ResolvedData data={data}>{children}</ResolvedData>
    </Suspense>
  );
}

function ResolvedData<T extends object>({ data, children }: Omit<Props<T>, 'fallback'>) {
  return children(data instanceof Promise ? use(data) : data);
}

const keysByPromise = new WeakMap<object, number>();
let lastKey = 0;

function getKey(value: object): number | string {
  if (!(value instanceof Promise)) return 'present';
  if (!keysByPromise.has(value)) keysByPromise.set(value, ++lastKey);
  return keysByPromise.get(value)!;
}
