/** Whether the member is about to be deleted: one answer for the profile and for the line above every screen of theirs. */
import { create } from 'zustand';
import { LeavingAnswer } from '#src/privacy/contract.ts';
import { get, post } from '#web/lib/api.ts';

/** `at`: when everything goes, ISO UTC; undefined for a member who stays, or whom nobody has asked yet. */
export const useLeaving = create<{ at: string | undefined }>(() => ({ at: undefined }));

export const tell = ({ leavingAt }: LeavingAnswer) => useLeaving.setState({ at: leavingAt });

export const readLeaving = async (): Promise<void> => tell(await get('/api/account/leaving', LeavingAnswer));

export const keepAccount = async (): Promise<void> =>
  tell(await post('/api/account/keep', {}, LeavingAnswer));
