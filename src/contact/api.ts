/** The routes of contact for the OpenAPI document. */
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { ContactMessage, ContactResponse, GrievanceResponse } from './contract.ts';

export const CONTACT_API: ApiRoute[] = [
  {
    method: 'post',
    path: '/api/auth/send-contact',
    summary: 'Send a message to support',
    access: 'public',
    body: { ContactMessage },
    example: {
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '9829012345',
      subject: 'other',
      message: 'Where is my report?',
    },
    success: { status: 201, json: { ContactResponse } },
    errors: { 404: ['order-not-found'] },
  },
  {
    method: 'get',
    path: '/api/grievance',
    summary: 'The grievance officer',
    access: 'public',
    success: { json: { GrievanceResponse } },
  },
  {
    method: 'get',
    path: '/contact/map',
    summary: 'The map of the contact page',
    access: 'public',
    success: { file: { content: 'text/html' } },
  },
];
