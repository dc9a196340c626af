/** Public contract of the package. Applications import nothing else of it. */
export type { SandboxOptions } from './src/context.ts';
export { createSandbox, type Sandbox } from './src/create-sandbox.ts';
export type { FaultSettings } from './src/fault-settings.ts';
export { SANDBOX_PATH } from './src/paths.ts';
export { startSandbox, type RunningSandbox } from './src/start-sandbox.ts';
export { WEBHOOK_LEASE_MS } from './src/webhook-delivery.ts';
