import { Done, post } from '#web/app/api.ts';

export const leaveLetter = (token: string) => post(`/api/newsletter/leave/${token}`, {}, Done);
