/** Changes of a JSON body: of its values, and of its bytes. */
import { gzipSync } from 'node:zlib';
import type { Random } from '#src/testing/random.ts';
import { pickHostileText, pickHostileValue } from './hostile-values.ts';
import type { FuzzRequest } from './request.ts';

/** One changed value, a missing field or a further field, at any depth. */
export function changeValue(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.isChosen(0.15)) return pickHostileValue(random);
  if (Array.isArray(value)) return [...value, pickHostileValue(random)];
  const keys = Object.keys(value);
  if (keys.length === 0 || random.isChosen(0.15)) return addField(value, random);
  const key = random.pick(keys);
  const { [key]: changed, ...others } = value as Record<string, unknown>;
  return random.isChosen(0.2) ? others : { ...others, [key]: changeValue(changed, random) };
}

function addField(value: object, random: Random): object {
  const names = ['admin', 'memberId', 'price', 'success', 'constructor', 'hasOwnProperty', 'toJSON', ''];
  const name = random.isChosen(0.2) ? pickHostileText(random) : random.pick(names);
  return { ...value, [name]: pickHostileValue(random) };
}

/** Changes bytes, content type or encoding of a request with a JSON body. */
export function changeBytes(request: FuzzRequest, random: Random): FuzzRequest {
  const { headers } = request;
  const body = request.body ?? Buffer.from('{}');
  const text = body.toString('utf8');
  const withHeaders = (change: Record<string, string>, bytes: Buffer = body): FuzzRequest => ({
    ...request,
    headers: { ...headers, ...change },
    body: bytes,
  });
  const withText = (changed: string) => withHeaders({}, Buffer.from(changed));
  const position = random.integer(0, body.length);
  const mutations: (() => FuzzRequest)[] = [
    () => withText(text.slice(0, random.integer(0, text.length))),
    () => withText(`${text}${random.pick(['}', ',', text, ' ', '\0'])}`),
    () => withText(text.replace('{', '{"__proto__":{"isAdmin":true},')),
    () => withText(text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},')),
    () =>
      withText(
        random.pick(['', 'null', '[]', '{}', '1', '"x"', 'NaN', "{'a':1}", '{"a":1}{"b":2}', '\ufeff{}']),
      ),
    () => withText('['.repeat(random.integer(1, 20_000))),
    () => withText(`{"a":"${'x'.repeat(70_000)}"}`),
    () => withHeaders({}, insert(body, position, random.pick([0x00, 0xff, 0xc3, 0xed, 0x80, 0x0a]))),
    () => withHeaders({}, Buffer.from(text, 'utf16le')),
    () => withHeaders({ 'Content-Type': random.pick(CONTENT_TYPES) }),
    () =>
      withHeaders({
        'Content-Encoding': random.pick(['gzip', 'br', 'deflate', 'zstd', 'identity', 'x', 'gzip, gzip']),
      }),
    () => withHeaders({ 'Content-Encoding': 'gzip' }, gzipSync(body)),
    () => withHeaders({ 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(5_000_000, 32))),
  ];
  return random.pick(mutations)();
}

const insert = (body: Buffer, position: number, byte: number) =>
  Buffer.concat([body.subarray(0, position), Buffer.from([byte]), body.subarray(position)]);

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/json;',
  'application/vnd.api+json',
  'json',
  '/',
  ';',
];
