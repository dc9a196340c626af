/** The routes of data export and account deletion for the OpenAPI document. */
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { Done } from '#src/platform/http/contract.ts';
import { DeletionStatus, PasswordConfirmation } from './contract.ts';

const ZIP = { content: 'application/zip', headers: { 'Content-Disposition': 'name of the file' } };
const REAUTHENTICATION = ['reauthentication-required'];

export const PRIVACY_API: ApiRoute[] = [
  {
    method: 'post',
    path: '/api/account/confirm',
    summary: 'Enter the password again',
    description: 'Allows the export and the deletion for ten minutes.',
    access: 'member',
    body: { PasswordConfirmation },
    success: { json: { Done } },
    errors: { 403: ['wrong-password', 'no-password'] },
  },
  {
    method: 'get',
    path: '/api/account/export/availability',
    summary: 'Whether an export would be allowed',
    description: 'Fails as the export would, and does not count against its limit.',
    access: 'recent-login',
    success: { json: { Done } },
    errors: { 403: REAUTHENTICATION },
  },
  {
    method: 'get',
    path: '/api/account/export',
    summary: 'All data of the member as a zip file',
    access: 'recent-login',
    success: { file: ZIP },
    errors: { 403: REAUTHENTICATION },
  },
  {
    method: 'get',
    path: '/api/account/deletion',
    summary: 'Whether a deletion is scheduled',
    access: 'member',
    success: { json: { DeletionStatus } },
  },
  {
    method: 'delete',
    path: '/api/account',
    summary: 'Schedule the deletion of the account',
    access: 'recent-login',
    success: { json: { DeletionStatus } },
    errors: {
      403: REAUTHENTICATION,
      409: ['deletion-started', 'order-in-progress', 'refund-in-progress', 'dispute-open'],
    },
  },
  {
    method: 'delete',
    path: '/api/account/deletion',
    summary: 'Cancel the deletion',
    description: 'No password is needed.',
    access: 'member',
    success: { json: { DeletionStatus } },
    errors: { 409: ['deletion-started'] },
  },
];
