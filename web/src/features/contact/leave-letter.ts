import { SuccessAnswer, post } from '#web/lib/api.ts';

export const leaveLetter = (token: string) => post(`/api/newsletter/unsubscribe/${token}`, {}, SuccessAnswer);
