import type { Database } from '#src/platform/database.ts';
import { startChildSpan, type ActiveSpan } from './tracing.ts';

/** `sql` has placeholders; the values are in `bindings`, which are never read here. */
type Query = { __knexQueryUid: string; method?: string; sql?: string };

const MAX_TEXT_LENGTH = 500;

/** A span for each query within a request or job. */
export function traceQueries(db: Database): void {
  const running = new Map<string, ActiveSpan>();
  const end = (uid: string, error?: unknown) => {
    const span = running.get(uid);
    running.delete(uid);
    if (error !== undefined) span?.fail(error);
    span?.end();
  };
  db.on('query', ({ __knexQueryUid: uid, method = 'raw', sql = '' }: Query) => {
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.text': sql.slice(0, MAX_TEXT_LENGTH),
    };
    const span = startChildSpan(`query ${method}`, { kind: 'client', attributes });
    if (span) running.set(uid, span);
  });
  db.on('query-response', (_response: unknown, { __knexQueryUid: uid }: Query) => end(uid));
  db.on('query-error', (error: unknown, { __knexQueryUid: uid }: Query) => end(uid, error));
}
