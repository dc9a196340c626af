/** Changes of method, path, query and headers. */
import type { Random } from '#src/testing/random.ts';
import { pickHostileText } from './hostile-values.ts';
import type { FuzzRequest } from './request.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];

export const changeMethod = (request: FuzzRequest, random: Random): FuzzRequest => ({
  ...request,
  method: random.pick(METHODS),
});

const HOSTILE_SEGMENTS = [
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  '..',
  '.',
  '%00',
  '%ff',
  '%c0%ae%c0%ae',
  '%ed%a0%80',
  '%',
  '%zz',
  '%25%30%30',
  '..%5c..%5c',
  '__proto__',
  'constructor',
  '%F0%9F%98%80',
  '%0d%0aX-Injected:1',
  ';a=b',
  '*',
  "'",
];

/** Replaces one segment, adds a slash, or changes the case. */
export function changePath(request: FuzzRequest, random: Random): FuzzRequest {
  const [path = '', ...query] = request.target.split('?');
  const segments = path.split('/');
  const index = random.integer(1, segments.length - 1);
  const withSegment = (segment: string) =>
    segments.map((old, position) => (position === index ? segment : old)).join('/');
  const paths = [
    () => withSegment(random.pick(HOSTILE_SEGMENTS)),
    () => withSegment(encodeURIComponent(toWellFormed(pickHostileText(random)).slice(0, 2000))),
    () => withSegment(`${segments[index]}/`),
    () => `${path}/`,
    () => `/${path}`,
    () => path.toUpperCase(),
    () => `${path}/${random.pick(HOSTILE_SEGMENTS)}`,
  ];
  return { ...request, target: [random.pick(paths)(), ...query].join('?') };
}

const QUERY_NAMES = [
  'q',
  'key',
  'before',
  'limit',
  'order',
  'open',
  'edition',
  'reportKey',
  'offer',
  'next',
  'state',
  'code',
];

/** Adds repeated, nested, malformed and hostile parameters. */
export function changeQuery(request: FuzzRequest, random: Random): FuzzRequest {
  const name = random.pick(QUERY_NAMES);
  const value = encodeURIComponent(toWellFormed(pickHostileText(random)).slice(0, 2000));
  const additions = [
    () => `${name}=${value}`,
    () => `${name}=a&${name}=${value}`,
    () => `${name}=x&`.repeat(random.integer(2, 500)),
    () => `${name}[]=a&${name}[b]=c`,
    () => `__proto__=1&constructor=2&hasOwnProperty=3&toString=4`,
    () => `${name}=%ff%fe&%00=1`,
    () => `${name}=%`,
    () => name,
    () => `=&&==&${name}==`,
  ];
  const separator = request.target.includes('?') ? '&' : '?';
  return { ...request, target: `${request.target}${separator}${random.pick(additions)()}` };
}

const HOSTILE_HEADERS: Record<string, string[]> = {
  Accept: ['text/html', '*/*', 'image/png', ';q=', 'text/html;q=0'],
  'Accept-Encoding': ['br', 'gzip;q=0', 'identity;q=0, *;q=0', 'x'],
  Authorization: [
    'Bearer',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    'Basic Og==',
    'bearer null',
    'Bearer a b',
  ],
  'auth-Token': ['null', 'undefined', 'A'.repeat(43), ','],
  Cookie: ['sid=x', 'sid=; sid.sig=', '__proto__=1', `sid=${'a'.repeat(3000)}`, '=', ';;;', 'sid=%00'],
  Origin: ['https://evil.example', 'null', '', 'x'],
  'Sec-Fetch-Site': ['cross-site', 'same-origin', 'none', 'x'],
  'Sec-Fetch-Mode': ['navigate', 'no-cors', 'x'],
  'Sec-Fetch-Dest': ['document', 'image', 'x'],
  'X-Forwarded-For': ['unknown', '::1', '127.0.0.1, 1.1.1.1', 'a'.repeat(300), ',', 'fe80::1%eth0'],
  'X-Forwarded-Proto': ['https', 'javascript', 'http, https'],
  'X-Forwarded-Host': ['evil.example', ''],
  'X-HTTP-Method-Override': ['DELETE'],
  'X-Request-Id': ['a'.repeat(500), "'", '\t'],
  traceparent: ['x', '00-00000000000000000000000000000000-0000000000000000-00'],
  Host: ['evil.example', 'a'.repeat(300), '127.0.0.1:0'],
  'If-None-Match': ['*', '"x"', 'W/"'],
  'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  Range: ['bytes=0-0', 'bytes=-1', 'bytes=9999999999-', 'x'],
  'User-Agent': ['', 'x'.repeat(3000), "'; drop table sessions; --", '()\t{'],
  'Content-Type': ['application/json', 'text/plain', ''],
  'x-razorpay-signature': ['x', 'a'.repeat(64), ''],
  'x-razorpay-event-id': ['x', "'", 'a'.repeat(200)],
};

export function changeHeader(request: FuzzRequest, random: Random): FuzzRequest {
  const name = random.pick(Object.keys(HOSTILE_HEADERS));
  return { ...request, headers: { ...request.headers, [name]: random.pick(HOSTILE_HEADERS[name]!) } };
}

const toWellFormed = (text: string) => text.toWellFormed();
