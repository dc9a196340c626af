/** The types that the fake Google provider uses; the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Interaction = { uid: string; params: { client_id: string }; prompt: { name: string } };
  class Grant {
    constructor(options: { accountId: string; clientId: string });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  class Policy extends Array<object> {
    add(prompt: object, index?: number): void;
  }
  export const interactionPolicy: {
    base: () => Policy;
    Prompt: new (options: { name: string; requestable: boolean }) => object;
  };
  export default class Provider {
    constructor(issuer: string, configuration: object);
    Grant: typeof Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
