import { SuccessResponse, post } from '#web/lib/api.ts';

export const unsubscribe = (token: string) =>
  post(`/api/newsletter/unsubscribe/${token}`, {}, SuccessResponse);
