/** The routes of the newsletter for the OpenAPI document. */
import * as z from 'zod/mini';
import { Acknowledgement } from '#src/accounts/contract-account-security.ts';
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import {
  ConfirmRequest,
  SubscribeRequest,
  SubscribeResponse,
  SubscriptionResponse,
  SubscriptionSettings,
} from './contract.ts';

const TOKEN = { token: { description: 'token of the link in a newsletter', schema: z.uuid() } };

const MAILING_API: ApiRoute[] = [
  {
    method: 'post',
    path: '/api/newsletter/subscribe',
    summary: 'Subscribe; an e-mail asks to confirm it',
    access: 'public',
    body: { SubscribeRequest },
    example: { email: 'asha@example.in' },
    success: { status: 201, json: { SubscribeResponse } },
  },
  {
    method: 'post',
    path: '/api/newsletter/confirm',
    summary: 'Confirm a subscription',
    access: 'email-token',
    body: { ConfirmRequest },
    success: { json: { Acknowledgement } },
    errors: { 404: ['token-expired'] },
  },
  {
    method: 'post',
    path: '/api/newsletter/unsubscribe/:token',
    summary: 'Unsubscribe with one click (RFC 8058)',
    description: 'Mail providers call it. The body is ignored.',
    access: 'email-token',
    params: TOKEN,
    success: { json: { Acknowledgement } },
    errors: { 404: ['not-subscribed'] },
  },
  {
    method: 'get',
    path: '/api/newsletter/unsubscribe/:token',
    summary: 'The page that unsubscribes',
    access: 'email-token',
    params: TOKEN,
    success: { redirect: 303 },
    errors: { 422: ['invalid'] },
  },
  {
    method: 'get',
    path: '/newsletter/:month',
    summary: 'The newsletter of a month as a page',
    access: 'public',
    params: { month: { description: 'month of the last twelve, YYYY-MM', example: '2026-11' } },
    success: { file: { content: 'text/html' } },
    others: {
      301: 'The address without the slash at its end',
      404: 'The page of the site for an address that does not exist',
    },
  },
];

const SETTINGS_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/newsletter/subscription',
    summary: 'Subscription of the member',
    access: 'member',
    success: { json: { SubscriptionResponse } },
  },
  {
    method: 'put',
    path: '/api/newsletter/subscription',
    summary: 'Change the subscription',
    access: 'member',
    body: { SubscriptionSettings },
    example: { withMoonSign: true },
    success: { json: { SubscriptionResponse } },
    errors: { 404: ['not-subscribed'] },
  },
  {
    method: 'delete',
    path: '/api/newsletter/subscription',
    summary: 'End the subscription',
    access: 'member',
    success: { json: { SubscriptionResponse } },
    errors: { 404: ['not-subscribed'] },
  },
];

export const NEWSLETTER_API: ApiRoute[] = [...MAILING_API, ...SETTINGS_API];
