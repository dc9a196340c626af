/** One request of the fuzz as data, so that it can be changed, sent again and printed. */
export type FuzzRequest = {
  method: string;
  /** path with query string, as sent */
  target: string;
  headers: Record<string, string>;
  /** raw bytes of the body */
  body: Buffer | undefined;
};

const MAX_PRINTED_BODY = 600;

/** A command for a shell. A body that is long or no text is printed as base64, a very long one only in part. */
export function renderCurl(url: string, { method, target, headers, body }: FuzzRequest): string {
  const options = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const parts = ['curl --path-as-is -i -X', method, quote(url + target), ...options];
  return body ? `${renderBody(body)} | ${[...parts, '--data-binary @-'].join(' ')}` : parts.join(' ');
}

function renderBody(body: Buffer): string {
  const text = body.toString('utf8');
  const isText = Buffer.from(text).equals(body) && /^[\x20-\x7e]*$/.test(text);
  if (isText && text.length <= MAX_PRINTED_BODY) return `printf %s ${quote(text)}`;
  const base64 = body.toString('base64');
  const isComplete = base64.length <= MAX_PRINTED_BODY * 2;
  return isComplete
    ? `echo ${base64} | base64 -d`
    : `echo '${base64.slice(0, MAX_PRINTED_BODY)}… (${body.length} bytes)' | base64 -d`;
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
