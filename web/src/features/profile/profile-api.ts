import type { BirthDetails } from '#src/places/contract-birth.ts';
import { ProfileAnswer, type Member, type ProfileChange } from '#src/accounts/contract.ts';
import { EmailChanged, SessionsAnswer, Acknowledgement } from '#src/accounts/contract-account-security.ts';
import { PeopleAnswer, PersonAnswer } from '#src/people/contract.ts';
import { DeletionStatus } from '#src/privacy/contract.ts';
import { setDeletionStatus } from '#web/lib/account-deletion/deletion-status.ts';
import { sendDelete, SuccessAnswer, get, post, put } from '#web/lib/api.ts';
import { updateStoredUser } from '#web/lib/session/save-session.ts';
import { getText } from '#web/ui/form/use-submit.ts';

export async function saveAccount(data: FormData): Promise<Member> {
  const gender = getText(data, 'gender') as NonNullable<ProfileChange['gender']>;
  const change = { name: getText(data, 'name'), phone: getText(data, 'phone'), gender };
  const { user } = await put('/api/profile', change, ProfileAnswer);
  updateStoredUser(user);
  return user;
}

export const saveBirth = (birth: BirthDetails) => put('/api/profile', { birth }, ProfileAnswer);

export const saveChartStyle = (chartStyle: ProfileAnswer['chartStyle']) =>
  put('/api/profile', { chartStyle }, ProfileAnswer);

export async function changeEmail(data: FormData): Promise<EmailChanged> {
  const body = { email: getText(data, 'email').trim(), password: getText(data, 'password') };
  const changed = await post('/api/account/email', body, EmailChanged);
  updateStoredUser(changed.user);
  return changed;
}

export async function changePassword(data: FormData): Promise<string> {
  const body = { password: getText(data, 'password'), newPassword: getText(data, 'newPassword') };
  return (await post('/api/account/password', body, Acknowledgement)).message;
}

/** The response is the same for every address. */
export const requestPasswordLink = async (email: string) =>
  (await post('/api/auth/forgot-password', { email }, Acknowledgement)).message;

export const loadPeople = async () => (await get('/api/people', PeopleAnswer)).people;

export const savePerson = async (birth: BirthDetails, id?: string) =>
  (id
    ? await put(`/api/people/${encodeURIComponent(id)}`, { birth }, PersonAnswer)
    : await post('/api/people', { birth }, PersonAnswer)
  ).person;

export const removePerson = (id: string) =>
  sendDelete(`/api/people/${encodeURIComponent(id)}`, SuccessAnswer);

export const loadSessions = async () => (await get('/api/account/sessions', SessionsAnswer)).sessions;

export const endSession = (id: string) =>
  sendDelete(`/api/account/sessions/${encodeURIComponent(id)}`, Acknowledgement);

export const signOutEverywhere = () => post('/api/account/sign-out-everywhere', {}, Acknowledgement);

/** Allows an export or a deletion for ten minutes. Members without a password have no such field. */
export async function confirmPassword(data: FormData): Promise<void> {
  if (data.has('password'))
    await post('/api/account/confirm', { password: getText(data, 'password') }, SuccessAnswer);
}

/** Schedules the deletion of the account. */
export async function requestDeletion(data: FormData): Promise<void> {
  await confirmPassword(data);
  setDeletionStatus(await sendDelete('/api/account', DeletionStatus));
}

/**
 * The browser streams the file to disk, since it may hold hundreds of reports. The page does not see a failure of that
 * download, so it checks first, and by the cookie alone, as the link does.
 * @throws ApiError 401, 403 `wrong-password`, `reauthentication-required`, 429
 */
export async function downloadExport(data: FormData): Promise<string> {
  await confirmPassword(data);
  await get('/api/account/export/availability', SuccessAnswer, { headers: { authorization: '' } });
  const link = document.createElement('a');
  link.href = '/api/account/export';
  link.download = '';
  link.click();
  return 'Your data is on its way to your downloads.';
}
