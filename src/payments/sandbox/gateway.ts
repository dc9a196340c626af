/**
 * A local stand-in that speaks Razorpay's protocol: REST, checkout.js with its modal, signatures, webhooks.
 * For development, demo and tests; no money moves. It knows nothing of the shop, as the real one does not.
 */
import { bodyParser } from '@koa/bodyparser';
import type Koa from 'koa';
import { basicAuth } from './basic-auth.ts';
import { answerErrors, unknownUrl } from './errors.ts';
import { createFaults } from './faults.ts';
import { createRoutes } from './routes.ts';
import { SANDBOX_PREFIX, type Sandbox, type SandboxDeps } from './sandbox.ts';
import { createDelivery } from './webhook-delivery.ts';

export type SandboxGateway = {
  /** Answers everything under SANDBOX_PREFIX, passes on the rest. Goes before sessions and same-origin checks. */
  middleware: Koa.Middleware;
  /** Begins sending webhooks in the background. */
  startWebhooks(): void;
  /** Sends the webhooks due by the clock and answers how many were tried. */
  deliverDue(): Promise<number>;
  /** Ends the background sending; a delivery under way is finished first. */
  stop(): Promise<void>;
};

/** @throws Error for a key that is not a test key: a live key here means real customers meet a gateway that takes no money */
export function createSandboxGateway(deps: SandboxDeps): SandboxGateway {
  if (!deps.keyId.startsWith('rzp_test_'))
    throw new Error('The sandbox gateway works with rzp_test_ keys only.');
  const delivery = createDelivery(deps);
  const sandbox: Sandbox = { ...deps, faults: createFaults(), wake: delivery.wake };
  const routes = createRoutes(sandbox, basicAuth(deps.keyId, deps.keySecret));
  return {
    middleware: underPrefix([answerErrors(deps.log), bodyParser({ jsonLimit: '64kb' }), routes]),
    startWebhooks: delivery.start,
    deliverDue: delivery.deliverDue,
    stop: delivery.stop,
  };
}

function underPrefix([errors, parser, routes]: [
  Koa.Middleware,
  Koa.Middleware,
  Koa.Middleware,
]): Koa.Middleware {
  const nothingThere = () => Promise.reject(unknownUrl());
  return (ctx, next) => {
    if (!ctx.path.startsWith(`${SANDBOX_PREFIX}/`)) return next();
    return errors(ctx, () => parser(ctx, () => routes(ctx, nothingThere)));
  };
}
