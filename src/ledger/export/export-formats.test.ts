import { expect, it } from 'vitest';
import type { ExportedEvent } from './export-events.ts';
import { toCsv, toNdjson } from './export-formats.ts';

const EVENT: ExportedEvent = {
  position: 7,
  stream: '-1-2',
  version: 3,
  type: 'Counted',
  recordedAt: '2026-11-21T03:00:00.000000Z',
  previousHash: 'ab',
  hash: 'cd',
  text: '{"data":{"note":"ä, ₹\u009b\u202e"}}',
};

async function readAll(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

it('a line of NDJSON parses to the event and contains no terminal control characters', async () => {
  const line = await readAll(toNdjson([EVENT]));
  expect(JSON.parse(line)).toEqual(EVENT);
  expect(line).toMatch(/^[^\p{Cc}\u202e]+\n$/u);
});

it('CSV has a header, quoted text and an apostrophe before a stream that looks like a formula', async () => {
  expect(await readAll(toCsv([EVENT]))).toBe(
    'position,stream,version,type,recordedAt,previousHash,hash,text\r\n' +
      `7,'-1-2,3,Counted,2026-11-21T03:00:00.000000Z,ab,cd,"{""data"":{""note"":""ä, ₹\u009b\u202e""}}"\r\n`,
  );
});

it('CSV starts with a byte order mark on request, and a missing previous hash is an empty cell', async () => {
  const { previousHash: _, ...event } = EVENT;
  const text = await readAll(toCsv([event], { bom: true }));
  expect(text).toMatch(/^\ufeffposition,/);
  expect(text).toContain('Z,,cd,');
});
