/** The content policy of every page. It stays in force while the browser moves on inside the site, so there is one for all. */
import { createHash } from 'node:crypto';

export type Gateway = 'razorpay' | 'sandbox';
type Sources = { script: string[]; frame: string[]; connect: string[]; img: string[] };

/**
 * Razorpay publishes no policy; these hosts are those of its own Magento module and of reports about it. UPI apps are
 * opened from its frame by their own schemes: left out, such a payment dies on a phone without a word.
 */
const GATEWAYS: Record<Gateway, Sources> = {
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
  /** served by ourselves */
  sandbox: { script: [], frame: [], connect: [], img: [] },
};

/** `html` is the whole page: its one inline style is allowed by hash. */
export function contentPolicy(gateway: Gateway, html: string): string {
  const { script, frame, connect, img } = GATEWAYS[gateway];
  return [
    "default-src 'none'",
    line("script-src 'self'", script),
    line("style-src 'self'", styleHashes(html)),
    line("img-src 'self' data:", img),
    "font-src 'self'",
    line("connect-src 'self'", connect),
    line("frame-src 'self'", frame),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
  ].join('; ');
}

/**
 * For a document of ours that does nothing but frame another site, itself framed by our pages. The pages' own policy
 * names no such site, and stays the same wherever a visitor came in.
 */
export function framePolicy(site: string, html: string): string {
  return [
    "default-src 'none'",
    line('style-src', styleHashes(html)),
    `frame-src ${site}`,
    "form-action 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

const line = (start: string, sources: string[]) => [start, ...sources].join(' ');

function styleHashes(html: string): string[] {
  const styles = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  return [...styles].map(([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
}
