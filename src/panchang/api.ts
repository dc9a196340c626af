/** The routes of the panchang for the OpenAPI document. */
import type { ApiRoute, Parameter } from '#src/platform/http/api-route.ts';
import { PanchangResponse, PanchangTowns, TownTodayResponse } from './contract.ts';

const TOWN: Parameter = { description: 'town as in the address of its page', example: 'jaipur' };
const DATE: Parameter = { description: 'date in the town, 1800 to 2100', example: '2026-11-22' };

const PAGE = { file: { content: 'text/html' } };
const CURRENT = { 304: 'the page with this ETag is current' };
const PAGE_OTHERS = {
  ...CURRENT,
  301: 'the address in lower case, without the slash at its end',
  404: 'a page that says what is unknown, with suggestions',
};

const COMPUTED = 'Computed for each request. Nothing is stored.';

export const PANCHANG_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/panchang',
    summary: 'The 200 largest towns of India',
    access: 'public',
    success: { json: { PanchangTowns } },
  },
  {
    method: 'get',
    path: '/api/panchang/find',
    summary: 'Find the page of a town by its name or a position',
    access: 'public',
    query: {
      town: { description: 'name of the town', example: 'Jaipur' },
      date: { description: 'date in the town; absent for today' },
      latitude: { description: 'degrees north, in place of a name' },
      longitude: { description: 'degrees east, in place of a name' },
    },
    success: { redirect: 303 },
  },
  {
    method: 'get',
    path: '/api/panchang/:town/calendar.ics',
    summary: 'Ekadashis, Pradosh, Sankashti Chaturthi, full and new moons of the coming year as a calendar',
    description: COMPUTED,
    access: 'public',
    params: { town: TOWN },
    success: { file: { content: 'text/calendar' } },
    errors: { 404: ['town-unknown'] },
  },
  {
    method: 'get',
    path: '/api/panchang/:town/feed.json',
    summary: 'The panchangs of the last seven days as a JSON Feed',
    description: COMPUTED,
    access: 'public',
    params: { town: TOWN },
    success: { file: { content: 'application/feed+json' } },
    errors: { 404: ['town-unknown'] },
  },
  {
    method: 'get',
    path: '/api/panchang/:town/summary',
    summary: 'Today in a town, in a few texts',
    description: COMPUTED,
    access: 'public',
    params: { town: TOWN },
    success: { json: { TownTodayResponse } },
    errors: { 404: ['town-unknown'] },
  },
  {
    method: 'get',
    path: '/api/panchang/:town',
    summary: 'The panchang of today in a town',
    description: COMPUTED,
    access: 'public',
    params: { town: TOWN },
    success: { json: { PanchangResponse } },
    errors: { 404: ['town-unknown'] },
  },
  {
    method: 'get',
    path: '/api/panchang/:town/:date',
    summary: 'The panchang of a day in a town',
    description: COMPUTED,
    access: 'public',
    params: { town: TOWN, date: DATE },
    success: { json: { PanchangResponse } },
    errors: { 404: ['town-unknown', 'date-unknown'] },
  },
  {
    method: 'get',
    path: '/panchang',
    summary: 'The page that asks for the town',
    access: 'public',
    success: PAGE,
    others: { ...CURRENT, 301: 'the address without the slash at its end' },
  },
  {
    method: 'get',
    path: '/panchang/:town',
    summary: 'The page of today in a town',
    access: 'public',
    params: { town: TOWN },
    success: PAGE,
    others: PAGE_OTHERS,
  },
  {
    method: 'get',
    path: '/panchang/:town/:date',
    summary: 'The page of a day in a town',
    access: 'public',
    params: { town: TOWN, date: DATE },
    success: PAGE,
    others: PAGE_OTHERS,
  },
  {
    method: 'get',
    path: '/sitemap-panchang.xml',
    summary: 'The pages of the largest towns for search engines',
    access: 'public',
    success: { file: { content: 'application/xml' } },
  },
];
