import { SubscribeResponse, SubscriptionResponse } from '#src/newsletter/contract.ts';
import { get, post, put, sendDelete } from '#web/lib/api.ts';

const PATH = '/api/newsletter/subscription';

export const loadSubscription = (signal: AbortSignal) => get(PATH, SubscriptionResponse, { signal });

export const chooseMoonSign = (withMoonSign: boolean) => put(PATH, { withMoonSign }, SubscriptionResponse);

export const endSubscription = () => sendDelete(PATH, SubscriptionResponse);

export const requestSubscription = (email: string) =>
  post('/api/newsletter/subscribe', { email }, SubscribeResponse);
