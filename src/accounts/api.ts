/** The routes of accounts for the OpenAPI document. */
import * as z from 'zod/mini';
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { Done } from '#src/platform/http/contract.ts';
import {
  Acknowledgement,
  ChangeEmailRequest,
  ChangeEmailResponse,
  ChangePasswordRequest,
  CheckResetTokenRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
  SessionsResponse,
} from './contract-account-security.ts';
import { LoginRequest, ProfileChange, ProfileResponse, SignInResponse, SignUpRequest } from './contract.ts';
import { GoogleSignInResponse } from './google/contract.ts';

const CREDENTIALS = { email: 'asha@example.in', password: 'jantar-mantar' };
const NEXT = {
  next: { description: 'path of this site to continue to after the login', example: '/my-reports' },
};

export const SIGN_IN_API: ApiRoute[] = [
  {
    method: 'post',
    path: '/api/auth/register',
    summary: 'Create an account',
    description: 'The new member is signed in at once.',
    access: 'public',
    body: { SignUpRequest },
    example: { name: 'Asha Rao', ...CREDENTIALS },
    success: { status: 201, json: { SignInResponse } },
    errors: { 409: ['email-taken'] },
  },
  {
    method: 'post',
    path: '/api/auth/login',
    summary: 'Log in with e-mail and password',
    description: 'The same response for an unknown address and for a wrong password.',
    access: 'public',
    body: { LoginRequest },
    example: CREDENTIALS,
    success: { json: { SignInResponse } },
    errors: { 401: ['wrong-credentials'] },
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    summary: 'Log out',
    description: 'Ends the session of the caller, if there is one.',
    access: 'public',
    success: { json: { Done } },
  },
  {
    method: 'post',
    path: '/api/auth/forgot-password',
    summary: 'Send a link that resets the password',
    description: 'The same response for every address.',
    access: 'public',
    body: { ForgotPasswordRequest },
    example: { email: CREDENTIALS.email },
    success: { json: { Acknowledgement } },
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password with the token of a link',
    access: 'email-token',
    body: { ResetPasswordRequest },
    success: { json: { Acknowledgement } },
    errors: { 404: ['token-expired'] },
  },
  {
    method: 'post',
    path: '/api/auth/reset-password/check',
    summary: 'Whether the token of a link still works',
    description: 'Does not use up the token.',
    access: 'email-token',
    body: { CheckResetTokenRequest },
    success: { json: { Done } },
    errors: { 404: ['token-expired'] },
  },
];

export const GOOGLE_API: ApiRoute[] = [
  ...['/api/auth/google', '/api/auth/auth/google'].map((path) => ({
    method: 'get' as const,
    path,
    summary: 'Start a login with Google',
    description: 'Redirects to Google, or to the login page if Google is not available. Two paths lead here.',
    access: 'public' as const,
    query: NEXT,
    success: { redirect: 302 as const },
    errors: { 403: ['navigation-only'] },
  })),
  {
    method: 'get',
    path: '/api/auth/google/callback',
    summary: 'The return from Google',
    description:
      'Exists only if Google sign-in is configured. Redirects to the page that completes the login.',
    access: 'google-return',
    query: {
      state: { description: 'the state of the request, as Google returns it' },
      code: { description: 'the code of Google' },
      error: { description: 'why Google refused' },
    },
    success: { redirect: 302 },
    // Without a Google client the route does not exist.
    errors: { 404: ['route-not-found'] },
  },
  {
    method: 'post',
    path: '/api/auth/google/session',
    summary: 'Complete a login with Google',
    description: 'Works once for each return from Google.',
    access: 'google-return',
    success: { json: { GoogleSignInResponse } },
    errors: { 410: ['sign-in-expired'] },
  },
];

export const PROFILE_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/profile',
    summary: 'Profile of the member',
    access: 'member',
    success: { json: { ProfileResponse } },
  },
  {
    method: 'put',
    path: '/api/profile',
    summary: 'Change the profile',
    description: 'Absent fields stay unchanged; an empty phone or gender is removed.',
    access: 'member',
    body: { ProfileChange },
    example: { chartStyle: 'south' },
    success: { json: { ProfileResponse } },
  },
  {
    method: 'post',
    path: '/api/account/email',
    summary: 'Change the e-mail address',
    access: 'member',
    body: { ChangeEmailRequest },
    success: { json: { ChangeEmailResponse } },
    errors: { 403: ['wrong-password', 'no-password'], 409: ['email-taken'] },
  },
  {
    method: 'post',
    path: '/api/account/password',
    summary: 'Change the password',
    description: 'Logs the member out on all other devices.',
    access: 'member',
    body: { ChangePasswordRequest },
    success: { json: { Acknowledgement } },
    errors: { 403: ['wrong-password', 'no-password'] },
  },
  {
    method: 'get',
    path: '/api/account/sessions',
    summary: 'Sessions of the member',
    access: 'member',
    success: { json: { SessionsResponse } },
  },
  {
    method: 'delete',
    path: '/api/account/sessions/:id',
    summary: 'Log out on one device',
    access: 'member',
    params: { id: { description: 'id of the session', schema: z.uuid() } },
    success: { json: { Acknowledgement } },
    errors: { 404: ['session-not-found'], 422: ['invalid'] },
  },
  {
    method: 'post',
    path: '/api/account/sign-out-everywhere',
    summary: 'Log out on all devices',
    access: 'member',
    success: { json: { Acknowledgement } },
  },
];
