/** `lagna find <anything>`: searches everything that a caller or a message can name. */
import type { Database } from '#src/platform/database.ts';
import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { findKeptMatches } from './find-kept-matches.ts';
import { findOrders } from './find-orders.ts';
import { findDisputes, findDocuments, findPayments, findRefunds, findWebhooks } from './find-payments.ts';
import { findMembers, findSubscribers, findTickets } from './find-people.ts';
import { formatHits } from './format-hits.ts';
import type { SearchHit } from './search-hit.ts';
import { parseSearch, type SearchQuery } from './search-query.ts';

const MIN_LENGTH = 2;

/** @throws UsageError for a text that is too short to search */
export async function findAnything(context: CommandContext, words: string[]): Promise<CommandResult> {
  const text = words.join(' ').trim();
  if (text.length < MIN_LENGTH) throw new UsageError('find expects at least two characters.');
  const hits = await search(await context.openDatabase(), parseSearch(text));
  if (hits.length === 0)
    context.terminal.printMessage(
      `Nothing found for "${text}".\nA name is found by the beginning of its words, an e-mail address with its @.`,
    );
  return {
    json: { text, matches: hits },
    lines: formatHits(text, hits, context.terminal),
    succeeded: hits.length > 0,
  };
}

/** People first, then their orders and kept matches, and those of the payments, tickets and documents that were found. */
export async function search(db: Database, query: SearchQuery): Promise<SearchHit[]> {
  const [members, tickets, subscribers, byId] = await Promise.all([
    findMembers(db, query),
    findTickets(db, query),
    findSubscribers(db, query),
    findById(db, query),
  ]);
  const memberIds = members.map(({ id }) => id);
  const [orders, keptMatches] = await Promise.all([
    findOrders(db, query, { memberIds, orderIds: listOrderIds([...tickets, ...byId]) }),
    findKeptMatches(db, query, memberIds),
  ]);
  return [...members, ...orders, ...keptMatches, ...byId, ...tickets, ...subscribers];
}

async function findById(db: Database, { id }: SearchQuery): Promise<SearchHit[]> {
  if (!id) return [];
  const lookups = [findPayments, findRefunds, findDisputes, findWebhooks, findDocuments];
  return (await Promise.all(lookups.map((lookup): Promise<SearchHit[]> => lookup(db, id)))).flat();
}

const listOrderIds = (hits: readonly SearchHit[]): string[] =>
  hits.flatMap((hit) => ('orderId' in hit && hit.orderId ? [hit.orderId] : []));
