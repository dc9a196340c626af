/** Renders loader data that is present (prerendered page) or still loading (navigation in the browser). */
import { Suspense, use, type ReactNode } from 'react';

export type Deferred<T extends object> = T | Promise<T>;

type Props<T extends object> = { data: Deferred<T>; fallback: ReactNode; children: (value: T) => ReactNode };

/**
 * Shows `fallback` while a promise is pending; a new promise shows it again, because it changes the key. Present data has no
 * Suspense boundary, which would be hydrated later than the frame of the page.
 */
export function AwaitData<T extends object>({ data, fallback, children }: Props<T>) {
  if (!(data instanceof Promise)) return children(data);
  return (
    <Suspense key={getKey(data)} fallback={fallback}>
      <PromisedData data={data}>{children}</PromisedData>
    </Suspense>
  );
}

type PromisedProps<T extends object> = { data: Promise<T>; children: Props<T>['children'] };

const PromisedData = <T extends object>({ data, children }: PromisedProps<T>) => children(use(data));

const keysByPromise = new WeakMap<object, number>();
let lastKey = 0;

function getKey(value: object): number | undefined {
  if (!keysByPromise.has(value)) keysByPromise.set(value, ++lastKey);
  return keysByPromise.get(value);
}
