/** The routes of saved people for the OpenAPI document. */
import type { ApiRoute, Parameter } from '#src/platform/http/api-route.ts';
import { Done } from '#src/platform/http/contract.ts';
import { PeopleResponse, PersonInput, PersonResponse } from './contract.ts';

const id: Parameter = { description: 'id of the saved person, a UUID' };

export const PEOPLE_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/people',
    summary: 'Saved people',
    access: 'member',
    success: { json: { PeopleResponse } },
  },
  {
    method: 'post',
    path: '/api/people',
    summary: 'Save a person',
    access: 'member',
    body: { PersonInput },
    success: { status: 201, json: { PersonResponse } },
    errors: { 409: ['saved-people-limit'] },
  },
  {
    method: 'put',
    path: '/api/people/:id',
    summary: 'Change a saved person',
    access: 'member',
    params: { id },
    body: { PersonInput },
    success: { json: { PersonResponse } },
    errors: { 404: ['person-not-found'] },
  },
  {
    method: 'delete',
    path: '/api/people/:id',
    summary: 'Delete a saved person',
    access: 'member',
    params: { id },
    success: { json: { Done } },
    errors: { 404: ['person-not-found'] },
  },
];
