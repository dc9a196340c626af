/** When the member's account will be deleted; shared by the profile and the banner above every member page. */
import { create } from 'zustand';
import { DeletionStatus } from '#src/privacy/contract.ts';
import { sendDelete, get } from '#web/lib/api.ts';

/** ISO UTC; undefined without a scheduled deletion, or before the first response. */
export const useDeletionStatus = create<{ scheduledAt: string | undefined }>(() => ({
  scheduledAt: undefined,
}));

export const setDeletionStatus = ({ deletionScheduledAt }: DeletionStatus) =>
  useDeletionStatus.setState({ scheduledAt: deletionScheduledAt });

export const loadDeletionStatus = async (): Promise<void> =>
  setDeletionStatus(await get('/api/account/deletion', DeletionStatus));

export const cancelDeletion = async (): Promise<void> =>
  setDeletionStatus(await sendDelete('/api/account/deletion', DeletionStatus));
