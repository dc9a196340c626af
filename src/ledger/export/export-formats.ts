/** Formats of an export. Both are written in pieces that end with a line break, so that millions of events need no memory. */
import { UTF8_BOM, toCsvRecord } from '#src/platform/csv.ts';
import type { ExportedEvent } from './export-events.ts';

type Events = AsyncIterable<ExportedEvent> | Iterable<ExportedEvent>;

/** Characters that move the cursor or the writing direction of a terminal; JSON.stringify escapes only those below U+0020. */
const TERMINAL_CHARACTERS = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** One JSON object per line. Parsing a line gives the exact hashed text. */
export async function* toNdjson(events: Events): AsyncGenerator<string> {
  for await (const event of events)
    yield `${JSON.stringify(event).replace(TERMINAL_CHARACTERS, escapeCharacter)}\n`;
}

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const COLUMNS = [
  'position',
  'stream',
  'version',
  'type',
  'recordedAt',
  'previousHash',
  'hash',
  'text',
] as const satisfies (keyof ExportedEvent)[];

/** CSV for spreadsheet programs, with a header. `bom`: makes them read the file as UTF-8. */
export async function* toCsv(events: Events, { bom = false } = {}): AsyncGenerator<string> {
  yield (bom ? UTF8_BOM : '') + toCsvRecord(COLUMNS);
  for await (const event of events) yield toCsvRecord(COLUMNS.map((column) => event[column] ?? ''));
}
