import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/**
 * Helmet's headers, computed once because they are the same in every response. Each page sets its own content policy.
 * Pop-ups of banks need `window.opener`.
 */
export function createSecurityHeaders(isProduction: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => {},
  };
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  setHelmetHeaders({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}

/** The headers that matter for a file that is no document: a script waits for its headers too, and on a slow line they add up. */
const FILE_HEADERS = ['Cross-Origin-Resource-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options'];

export const pickFileHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(FILE_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
