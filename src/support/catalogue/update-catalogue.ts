import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { Features } from '#src/catalogue/contract.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Database } from '#src/platform/database.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { CommandError, UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { appendSupportEvents, getCatalogueStream } from '#src/support/support-events.ts';
import {
  describeAvailability,
  describePrice,
  listCatalogueEvents,
  type CatalogueChange,
  type ReportRow,
} from './catalogue-change.ts';

const PAISE_PER_RUPEE = 100;

/** Members pay half for their first report, and the gateway takes at least one rupee. */
const MIN_PRICE_RUPEES = 2;

export type CatalogueOptions = ChangeOptions & {
  name?: string;
  description?: string;
  /** path of a JSON file */
  features?: string;
  price?: string;
  pages?: string;
  available?: string;
};

/** Changes the texts, the price (whole rupees), page count or availability of a report. @param key report key, such as janam-kundli */
export function updateCatalogue(
  context: CommandContext,
  key: string,
  options: CatalogueOptions,
): Promise<CommandResult> {
  const change = parseChange(options, context.resolveFile);
  return runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    const row = await findReportRow(db, key);
    if (!row) throw new CommandError(`Report ${key} not found. All reports: lagna catalogue list`);
    if (change.price_paise !== undefined && row.category !== 'paid')
      throw new CommandError(`${row.name} is free, so it has no price.`);
    return {
      plan: [`Now:   ${describeReport(row)}`, `Would: ${describeReport({ ...row, ...change })}`],
      apply: () => applyChange(db, key, change, meta),
    };
  });
}

const findReportRow = (db: Database, key: string): Promise<ReportRow | undefined> =>
  db('reports').where({ key }).first();

/** The row and the events that record its change are written in one transaction. */
async function applyChange(
  db: Database,
  key: string,
  change: CatalogueChange,
  meta: EventMeta,
): Promise<CommandResult> {
  return db.transaction(async (trx) => {
    const row = (await trx('reports').where({ key }).forUpdate().first()) as ReportRow;
    const events = listCatalogueEvents(row, change);
    if (events.length === 0)
      return { json: { report: row, events }, lines: [`Nothing to change: ${describeReport(row)}`] };
    const [changedRow]: ReportRow[] = await trx('reports')
      .where({ key })
      .update(toRow(change))
      .returning('*');
    await appendSupportEvents(trx, getCatalogueStream(key), events, meta);
    return { json: { report: changedRow, events }, lines: [describeReport(changedRow!)] };
  });
}

function describeReport(row: ReportRow): string {
  const pages = `${row.page_count ?? 'unknown number of'} pages`;
  return `${row.name}: ${describePrice(row)}, ${pages}, ${describeAvailability(row)}, features: ${row.features.length}.`;
}

/** Knex would send a list as an array of PostgreSQL. */
const toRow = ({ features, ...change }: CatalogueChange) => ({
  ...change,
  ...(features ? { features: JSON.stringify(features) } : {}),
});

/** @throws UsageError */
function parseChange(
  { name, description, features, price, pages, available }: CatalogueOptions,
  resolveFile: (file: string) => string,
): CatalogueChange {
  const change = {
    ...(name === undefined ? {} : { name: parseText(name, 'name') }),
    ...(description === undefined ? {} : { description: parseText(description, 'description') }),
    ...(features === undefined ? {} : { features: readFeatures(resolveFile(features)) }),
    ...(price === undefined ? {} : { price_paise: parsePrice(price) * PAISE_PER_RUPEE }),
    ...(pages === undefined ? {} : { page_count: parseWholeNumber(pages, '--pages') }),
    ...(available === undefined ? {} : { available: parseAvailable(available) }),
  };
  if (Object.keys(change).length === 0)
    throw new UsageError(
      'Nothing to change: use --name, --description, --features, --price, --pages or --available.',
    );
  return change;
}

function readFeatures(file: string): Features {
  const result = z.safeParse(Features, JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new UsageError('--features expects a JSON list of {"title": "…", "text": "…"}.');
  return result.data;
}

function parseText(text: string, option: string): string {
  if (!text.trim()) throw new UsageError(`--${option} must not be empty.`);
  return text.trim();
}

function parseWholeNumber(text: string, subject: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`${subject} must be a whole number of up to 6 digits.`);
  return Number(text);
}

/** @returns rupees */
function parsePrice(text: string): number {
  const rupees = parseWholeNumber(text, 'The price in rupees');
  if (rupees < MIN_PRICE_RUPEES)
    throw new UsageError(
      `The price must be at least ₹${MIN_PRICE_RUPEES}: the first report of a member costs half, and the gateway takes at least ₹1.`,
    );
  return rupees;
}

function parseAvailable(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new UsageError('--available expects yes or no.');
  return text === 'yes';
}
