import { SuccessResponse, post } from '#web/lib/api.ts';

export const confirmSubscription = (token: string) =>
  post('/api/newsletter/confirm', { token }, SuccessResponse);
