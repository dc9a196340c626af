import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Seller } from '#src/orders/tax/seller.ts';
import type { CaptureQueue } from './capture/capture-queue.ts';
import type { Gateway } from './gateway/gateway.ts';

export type PaymentDeps = CoreDeps & {
  gateway: Gateway;
  captureQueue: CaptureQueue;
  gazetteer: Gazetteer;
  /** issuer of the tax invoice that a capture creates in its own transaction */
  seller: Seller;
  gatewayKeys: { keyId: string; keySecret: string; webhookSecrets: string[]; checkoutUrl: string };
};
