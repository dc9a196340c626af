/** What a caller can say: parsed into the values that the indexes can find. Pure. */
import { FILE_HASH_LENGTH, parseVerificationCode } from '#src/orders/contract-verification-code.ts';

export type SearchQuery = {
  /** one word, as typed: an id of the gateway, a ticket, the number of an invoice, the id of a webhook */
  id?: string;
  /** e-mail address, or its beginning up to the @ at least */
  email?: string;
  /** beginning of the last ten digits of a telephone number */
  phoneDigits?: string;
  /** condition of the full-text type tsquery: every word begins a word of the name */
  nameCondition?: string;
  /** order number, or its beginning or the beginning of its last six characters; `end` without the month */
  orderNumber?: { pattern: string; end: string };
  /** SHA-256 of a file, or its beginning */
  hash?: string;
  /** verification code, or a whole SHA-256 */
  code?: string;
  /** id of a member or of a kept match */
  uuid?: string;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MIN_HASH_LENGTH = 8;
const MIN_NUMBER_END_LENGTH = 3;
const PHONE_LENGTH = 10;
const MIN_PHONE_LENGTH = 6;
const MIN_NAME_LENGTH = 2;

export function parseSearch(text: string): SearchQuery {
  const words = text.trim().split(/\s+/);
  const word = words.length === 1 ? words[0] : undefined;
  return removeUndefined({
    id: word,
    email: word?.includes('@') ? word.toLowerCase() : undefined,
    phoneDigits: parsePhone(text),
    nameCondition: parseName(words),
    orderNumber: word === undefined ? undefined : parseOrderNumber(word),
    hash: parseHash(text),
    code: parseCode(text),
    uuid: word !== undefined && UUID.test(word) ? word.toLowerCase() : undefined,
  });
}

function parsePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (!/^\s*\+?[\d\s()-]+$/.test(text) || digits.length < MIN_PHONE_LENGTH) return undefined;
  return digits.length > PHONE_LENGTH ? digits.slice(-PHONE_LENGTH) : digits.replace(/^0/, '');
}

/** Words of tsquery are quoted; within the quotes only the quote and the backslash have a meaning. */
function parseName(words: readonly string[]): string | undefined {
  const isName = words.every((word) => /^[\p{L}\p{M}\p{N}.'’-]+$/u.test(word));
  if (!isName || !/\p{L}/u.test(words.join('')) || words.join('').length < MIN_NAME_LENGTH) return undefined;
  return words.map((word) => `'${word.toLowerCase().replaceAll("'", "''")}':*`).join(' & ');
}

/** "LG-2611-7K3QX9", "2611-7K3", "7K3QX9" or "7k3". */
function parseOrderNumber(word: string): SearchQuery['orderNumber'] {
  const match = /^(?:(?:LG-)?(\w{4})-)?([0-9A-Z]+)$/i.exec(word);
  const [month, end] = [match?.[1]?.toUpperCase(), match?.[2]?.toUpperCase()];
  if (end === undefined || end.length > 6) return undefined;
  if (end.length < MIN_NUMBER_END_LENGTH && !month) return undefined;
  return { pattern: `LG-${month ?? '____'}-${end}%`, end };
}

function parseHash(text: string): string | undefined {
  const hash = text.replace(/[\s…]/g, '').toLowerCase();
  const isHash = /^[\da-f]+$/.test(hash) && hash.length >= MIN_HASH_LENGTH && hash.length <= FILE_HASH_LENGTH;
  return isHash ? hash : undefined;
}

function parseCode(text: string): string | undefined {
  const parsed = parseVerificationCode(text);
  return 'code' in parsed ? parsed.code : undefined;
}

const removeUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
