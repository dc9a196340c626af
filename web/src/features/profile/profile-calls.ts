/** What the profile asks of the server. */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { ProfileAnswer, type Member, type ProfileChange } from '#src/accounts/contract.ts';
import { EmailChanged, SessionsAnswer, Acknowledgement } from '#src/accounts/contract-account-security.ts';
import { PeopleAnswer, PersonAnswer } from '#src/people/contract.ts';
import { DeletionStatus } from '#src/privacy/contract.ts';
import { setDeletionStatus } from '#web/lib/account-deletion/deletion-status.ts';
import { del, SuccessAnswer, get, post, put } from '#web/lib/api.ts';
import { updateStoredUser } from '#web/lib/session/save-session.ts';
import { getText } from '#web/ui/form/form-text.ts';

export async function saveAccount(data: FormData): Promise<Member> {
  const gender = getText(data, 'gender') as NonNullable<ProfileChange['gender']>;
  const change = { name: getText(data, 'name'), phone: getText(data, 'phone'), gender };
  const { user } = await put('/api/profile', change, ProfileAnswer);
  updateStoredUser(user);
  return user;
}

export const saveBirth = (birth: BirthDetails) => put('/api/profile', { birth }, ProfileAnswer);

export const saveStyle = (chartStyle: ProfileAnswer['chartStyle']) =>
  put('/api/profile', { chartStyle }, ProfileAnswer);

export async function changeEmail(data: FormData): Promise<EmailChanged> {
  const wish = { email: getText(data, 'email').trim(), password: getText(data, 'password') };
  const changed = await post('/api/account/email', wish, EmailChanged);
  updateStoredUser(changed.user);
  return changed;
}

export async function changePassword(data: FormData): Promise<string> {
  const wish = { password: getText(data, 'password'), newPassword: getText(data, 'newPassword') };
  return (await post('/api/account/password', wish, Acknowledgement)).message;
}

/** A sentence that does not depend on the address. */
export const askForPasswordLink = async (email: string) =>
  (await post('/api/auth/forgot-password', { email }, Acknowledgement)).message;

export const readPeople = async () => (await get('/api/people', PeopleAnswer)).people;

export const savePerson = async (birth: BirthDetails, id?: string) =>
  (id
    ? await put(`/api/people/${encodeURIComponent(id)}`, { birth }, PersonAnswer)
    : await post('/api/people', { birth }, PersonAnswer)
  ).person;

export const removePerson = (id: string) => del(`/api/people/${encodeURIComponent(id)}`, SuccessAnswer);

export const readSessions = async () => (await get('/api/account/sessions', SessionsAnswer)).sessions;

export const endSession = (id: string) =>
  del(`/api/account/sessions/${encodeURIComponent(id)}`, Acknowledgement);

export const signOutEverywhere = () => post('/api/account/sign-out-everywhere', {}, Acknowledgement);

/** For ten minutes the member may take their data along, or leave. Who has no password was not asked for it. */
export async function confirmPassword(data: FormData): Promise<void> {
  if (data.has('password'))
    await post('/api/account/confirm', { password: getText(data, 'password') }, SuccessAnswer);
}

/** Schedules the deletion of the account. */
export async function requestDeletion(data: FormData): Promise<void> {
  await confirmPassword(data);
  setDeletionStatus(await del('/api/account', DeletionStatus));
}

/**
 * The browser saves the file as it comes: somebody may have hundreds of reports. What becomes of a link a page never
 * learns, so it asks before, and by the cookie alone, as the link does.
 * @throws ApiError 401, 403 `wrong-password`, `password-needed`, 429
 */
export async function downloadEverything(data: FormData): Promise<string> {
  await confirmPassword(data);
  await get('/api/account/export/allowed', SuccessAnswer, { headers: { authorization: '' } });
  const link = document.createElement('a');
  link.href = '/api/account/export';
  link.download = '';
  link.click();
  return 'Your data is on its way to your downloads.';
}
