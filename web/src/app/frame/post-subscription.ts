import { SubscribeResponse } from '#src/contact/contract.ts';
import { post } from '#web/lib/api.ts';

export const postSubscription = (email: string) =>
  post('/api/newsletter/subscribe', { email }, SubscribeResponse);
