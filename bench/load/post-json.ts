export type JsonResponse = { status: number; body: Record<string, unknown> };

const TIMEOUT_MS = 30_000;

/** Sends a request of a buyer. `address`: IP address of the buyer, sent as a reverse proxy does. */
export async function postJson(
  url: string,
  body: object,
  { address, token }: { address: string; token?: string },
): Promise<JsonResponse> {
  const response = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as JsonResponse['body'] };
}
