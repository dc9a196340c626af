import type { BirthDetails } from '#src/places/contract-birth.ts';
import { ProfileResponse, type Member, type ProfileChange } from '#src/accounts/contract.ts';
import {
  ChangeEmailResponse,
  SessionsResponse,
  Acknowledgement,
} from '#src/accounts/contract-account-security.ts';
import { KeptMatchesResponse } from '#src/kundli-milan/contract-kept.ts';
import { PeopleResponse, PersonResponse } from '#src/people/contract.ts';
import { DeletionStatus } from '#src/privacy/contract.ts';
import { setDeletionStatus } from '#web/lib/account-deletion/deletion-status.ts';
import { sendDelete, SuccessResponse, get, post, put } from '#web/lib/api.ts';
import { updateStoredUser } from '#web/lib/session/save-session.ts';
import { getText } from '#web/ui/form/use-submit.ts';

/** Saves name, phone and gender; the member menu shows the new name. */
export async function saveAccount(data: FormData): Promise<Member> {
  const gender = getText(data, 'gender') as NonNullable<ProfileChange['gender']>;
  const change = { name: getText(data, 'name'), phone: getText(data, 'phone'), gender };
  const { user } = await put('/api/profile', change, ProfileResponse);
  updateStoredUser(user);
  return user;
}

export const saveBirth = (birth: BirthDetails) => put('/api/profile', { birth }, ProfileResponse);

export const saveChartChoices = (
  choices: Pick<ProfileResponse, 'chartStyle' | 'signVocabulary' | 'conventions'>,
) => put('/api/profile', choices, ProfileResponse);

/** The server ends the member's other sessions and writes to both addresses. */
export async function changeEmail(data: FormData): Promise<ChangeEmailResponse> {
  const body = { email: getText(data, 'email').trim(), password: getText(data, 'password') };
  const changed = await post('/api/account/email', body, ChangeEmailResponse);
  updateStoredUser(changed.user);
  return changed;
}

/** @returns the confirmation to show */
export async function changePassword(data: FormData): Promise<string> {
  const body = { password: getText(data, 'password'), newPassword: getText(data, 'newPassword') };
  return (await post('/api/account/password', body, Acknowledgement)).message;
}

/** The response is the same for every address, so that nobody learns which addresses have an account. */
export const requestPasswordLink = async (email: string) =>
  (await post('/api/auth/forgot-password', { email }, Acknowledgement)).message;

export const loadPeople = async () => (await get('/api/people', PeopleResponse)).people;

/** Changes the person `id`; without it, adds a person. */
export const savePerson = async (birth: BirthDetails, id?: string) =>
  (id
    ? await put(`/api/people/${encodeURIComponent(id)}`, { birth }, PersonResponse)
    : await post('/api/people', { birth }, PersonResponse)
  ).person;

export const removePerson = (id: string) =>
  sendDelete(`/api/people/${encodeURIComponent(id)}`, SuccessResponse);

export const loadKeptMatches = async () => (await get('/api/kept-matches', KeptMatchesResponse)).matches;

export const deleteKeptMatch = (id: string) =>
  sendDelete(`/api/kept-matches/${encodeURIComponent(id)}`, SuccessResponse);

export const loadSessions = async () => (await get('/api/account/sessions', SessionsResponse)).sessions;

export const endSession = (id: string) =>
  sendDelete(`/api/account/sessions/${encodeURIComponent(id)}`, Acknowledgement);

export const signOutEverywhere = () => post('/api/account/sign-out-everywhere', {}, Acknowledgement);

/**
 * Sends the typed password, which allows an export or a deletion for ten minutes. Sends nothing for a member without a
 * password, whose form has no such field.
 */
export async function confirmPassword(data: FormData): Promise<void> {
  if (data.has('password'))
    await post('/api/account/confirm', { password: getText(data, 'password') }, SuccessResponse);
}

/** Schedules the deletion of the account. */
export async function requestDeletion(data: FormData): Promise<void> {
  await confirmPassword(data);
  setDeletionStatus(await sendDelete('/api/account', DeletionStatus));
}

/**
 * The browser streams the file to disk, since it may contain hundreds of reports. The page cannot detect a failed
 * download, so it first requests whether the export is available, with the session cookie only: the link sends no token.
 * @throws ApiError 401, 403 `wrong-password`, `reauthentication-required`, 429
 */
export async function downloadExport(data: FormData): Promise<string> {
  await confirmPassword(data);
  await get('/api/account/export/availability', SuccessResponse, { headers: { authorization: '' } });
  const link = document.createElement('a');
  link.href = '/api/account/export';
  link.download = '';
  link.click();
  return 'Your data is being downloaded.';
}
