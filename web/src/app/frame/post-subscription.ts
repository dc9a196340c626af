import { SubscribeResponse } from '#src/newsletter/contract.ts';
import { post } from '#web/lib/api.ts';

export const postSubscription = (email: string) =>
  post('/api/newsletter/subscribe', { email }, SubscribeResponse);
