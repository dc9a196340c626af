/** Content-Security-Policy. It stays in force during client-side navigation, so all pages share one policy. */
import { hashSha256 } from '#src/platform/crypto.ts';

/** `origin`: another gateway with the same protocol, such as a sandbox that runs alone. */
export type Gateway = 'razorpay' | 'sandbox' | { origin: string };
type Sources = { script: string[]; frame: string[]; connect: string[]; img: string[] };

/**
 * Razorpay publishes no policy: the hosts are taken from its Magento module and from bug reports. Its frame opens UPI
 * apps by URL scheme: without the scheme here, such a payment fails silently on phones.
 */
const GATEWAYS: Record<'razorpay' | 'sandbox', Sources> = {
  razorpay: {
    script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
    frame: [
      'https://api.razorpay.com',
      'https://checkout.razorpay.com',
      'upi:',
      'phonepe:',
      'tez:',
      'gpay:',
      'paytmmp:',
      'credpay:',
      'bhim:',
    ],
    connect: [
      'https://api.razorpay.com',
      'https://checkout.razorpay.com',
      'https://lumberjack.razorpay.com',
      'https://lumberjack-metrics.razorpay.com',
      'https://lumberjack-cx.razorpay.com',
    ],
    img: ['https://cdn.razorpay.com'],
  },
  /** served from our own origin */
  sandbox: { script: [], frame: [], connect: [], img: [] },
};

function getGatewaySources(gateway: Gateway): Sources {
  if (typeof gateway === 'string') return GATEWAYS[gateway];
  return { script: [gateway.origin], frame: [gateway.origin], connect: [], img: [] };
}

/** `html` is the whole page; its inline style is allowed by hash. */
export function createContentPolicy(gateway: Gateway, html: string): string {
  const { script, frame, connect, img } = getGatewaySources(gateway);
  return [
    "default-src 'none'",
    joinSources("script-src 'self'", script),
    joinSources("style-src 'self'", hashStyles(html)),
    joinSources("img-src 'self' data:", img),
    "font-src 'self'",
    joinSources("connect-src 'self'", connect),
    joinSources("frame-src 'self'", frame),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
  ].join('; ');
}

/**
 * For a document that only frames another site and is itself framed by our pages, so that the shared policy of the pages
 * names no third party.
 */
export function createFramePolicy(site: string, html: string): string {
  return [
    "default-src 'none'",
    joinSources('style-src', hashStyles(html)),
    `frame-src ${site}`,
    "form-action 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/** For a page with its own inline style and nothing else: no script, picture, form or frame. */
export function createPlainPagePolicy(html: string): string {
  return [
    "default-src 'none'",
    joinSources('style-src', hashStyles(html)),
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** For an e-mail that is also a page: its styles are attributes, and it has no scripts, images and forms. */
export const EMAIL_COPY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const joinSources = (start: string, sources: string[]) => [start, ...sources].join(' ');

function hashStyles(html: string): string[] {
  const styles = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  return [...styles].map(([, css = '']) => `'sha256-${hashSha256(css, 'base64')}'`);
}
