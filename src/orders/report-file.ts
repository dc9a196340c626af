import { conflict, notFound } from '#src/platform/http/errors.ts';
import { isRefunding } from './order.ts';
import type { OrderRow } from './read-model.ts';

/**
 * Which file an owner asks for, and the name it is saved under. `edition` as it stands in the address.
 * @throws Refused 404 for an edition that never was, 409 for one that is still being made or was refunded
 */
export function reportFile(row: OrderRow, edition: unknown): { sha256: string; name: string } {
  if (isRefunding(row.status))
    throw conflict('refunded', 'This order was refunded, so its report is not here any more.');
  const asked = edition === undefined ? row.edition : Number(edition);
  const name = `Lagna-${row.report_key}-${row.id}${asked > 1 ? `-edition-${asked}` : ''}.pdf`;
  const earlier = row.superseded_editions.find((one) => one.edition === asked);
  if (earlier) return { sha256: earlier.sha256, name };
  if (asked !== row.edition) throw notFound('no-edition', 'There is no such edition of this report.');
  if (!row.sha256) throw conflict('not-ready', 'This report is not ready yet.');
  return { sha256: row.sha256, name };
}
