/** The routes of orders for the OpenAPI document. */
import { ORDER_ID, type ApiRoute } from '#src/platform/http/api-route.ts';
import { Done } from '#src/platform/http/contract.ts';
import { VerificationResult } from './contract-verification.ts';
import {
  CorrectionRequest,
  MAX_FOLLOWED_ORDERS,
  OrderBirthDetailsRequest,
  OrderBirthDetailsResponse,
  OrderResponse,
  OrdersResponse,
  ReportFileResponse,
  ResendResponse,
} from './contract.ts';

const OWN_ORDER = { access: 'member' as const, params: { id: ORDER_ID } };
const NOT_FOUND = { 404: ['order-not-found'] };
const order = { description: `order number; may be repeated, up to ${MAX_FOLLOWED_ORDERS}` };
const PDF = { content: 'application/pdf', headers: { 'Content-Disposition': 'name of the file' } };
const EVENTS = { content: 'text/event-stream' };
const BIRTH_ERRORS = ['birth-details', 'place-unknown', 'clock-gap', 'clock-overlap', 'clock-unknown'];
const CORRECTION_ERRORS = [...BIRTH_ERRORS, 'partner-unexpected', 'same-birth'];
const REPORT_FILE_ERRORS = {
  404: ['order-not-found', 'edition-not-found'],
  409: ['refunded', 'not-ready'],
  503: ['report-restoring'],
};
const FILE_QUERY = {
  edition: { description: 'number of an edition; without it the current one', example: '1' },
};

const ORDER_READ_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/orders',
    summary: 'Orders of the member, newest first',
    access: 'member',
    query: {
      before: { description: 'the `next` of the previous page' },
      limit: { description: 'orders on a page, at most 50', example: '10' },
      order: { ...order, description: `only these: ${order.description}` },
      open: { description: 'with any value: only orders that can still be paid' },
    },
    success: { json: { OrdersResponse } },
  },
  {
    method: 'get',
    path: '/api/orders/progress',
    summary: 'Progress of several orders as server-sent events',
    description:
      'Event `order` has an OrderView; event `ping` is a heartbeat. Ends when every order is delivered.',
    access: 'member',
    query: { order },
    success: { file: EVENTS },
    errors: { ...NOT_FOUND, 429: ['too-many-streams'] },
  },
  {
    method: 'get',
    path: '/api/orders/:id',
    summary: 'One order',
    ...OWN_ORDER,
    success: { json: { OrderResponse } },
    errors: NOT_FOUND,
  },
  {
    method: 'get',
    path: '/api/orders/:id/progress',
    summary: 'Progress of one order as server-sent events',
    ...OWN_ORDER,
    success: { file: EVENTS },
    errors: { ...NOT_FOUND, 429: ['too-many-streams'] },
  },
  {
    method: 'get',
    path: '/api/orders/:id/report-file',
    summary: 'Whether the file of the report can be downloaded',
    ...OWN_ORDER,
    query: FILE_QUERY,
    success: { json: { ReportFileResponse } },
    errors: REPORT_FILE_ERRORS,
  },
  {
    method: 'get',
    path: '/api/orders/:id/report.pdf',
    summary: 'The report as a PDF',
    ...OWN_ORDER,
    query: { ...FILE_QUERY, open: { description: '1 shows it in the browser', example: '1' } },
    success: { file: PDF },
    errors: REPORT_FILE_ERRORS,
  },
  {
    method: 'get',
    path: '/api/orders/:id/receipt',
    summary: 'The receipt as a page',
    ...OWN_ORDER,
    success: { file: { content: 'text/html' } },
    errors: { 404: ['order-not-found'], 409: ['not-paid', 'free-report'] },
  },
  {
    method: 'get',
    path: '/api/orders/:id/receipt.pdf',
    summary: 'The receipt as a PDF',
    ...OWN_ORDER,
    success: { file: PDF },
    errors: { 404: ['order-not-found'], 409: ['not-paid', 'free-report'], 503: ['receipt-busy'] },
  },
  {
    method: 'get',
    path: '/api/orders/:id/birth-details',
    summary: 'Birth details of the current edition',
    ...OWN_ORDER,
    success: { json: { OrderBirthDetailsResponse } },
    errors: { 404: ['order-not-found', 'birth-details-missing'] },
  },
];

const ORDER_CHANGE_API: ApiRoute[] = [
  {
    method: 'post',
    path: '/api/orders/:id/birth-details',
    summary: 'Complete the birth details of an order',
    ...OWN_ORDER,
    body: { OrderBirthDetailsRequest },
    success: { json: { OrderResponse } },
    errors: { ...NOT_FOUND, 409: ['details-frozen', 'other-person', 'refunding', 'busy'], 422: BIRTH_ERRORS },
  },
  {
    method: 'post',
    path: '/api/orders/:id/correction',
    summary: 'Correct the birth details, which makes a new edition',
    ...OWN_ORDER,
    body: { CorrectionRequest },
    success: { json: { OrderResponse } },
    errors: {
      ...NOT_FOUND,
      409: ['already-corrected', 'correction-expired', 'not-ready', 'other-person', 'refunding', 'busy'],
      422: CORRECTION_ERRORS,
    },
  },
  {
    method: 'post',
    path: '/api/orders/:id/resend',
    summary: 'Send the report e-mail again',
    ...OWN_ORDER,
    success: { json: { ResendResponse } },
    errors: {
      ...NOT_FOUND,
      409: ['email-pending', 'not-ready', 'refunding', 'busy'],
      429: ['resend-limit'],
    },
  },
  {
    method: 'post',
    path: '/api/orders/:id/refund',
    summary: 'Ask for the money back after a missed delivery',
    description: 'A second request changes nothing.',
    ...OWN_ORDER,
    success: { json: { OrderResponse } },
    errors: { ...NOT_FOUND, 409: ['sla-not-breached', 'not-paid', 'report-delivered', 'disputed', 'busy'] },
  },
  {
    method: 'post',
    path: '/api/orders/:id/payment-seen',
    summary: 'Mark the notice of a payment as seen',
    ...OWN_ORDER,
    success: { json: { Done } },
    errors: NOT_FOUND,
  },
];

const VERIFICATION_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/verify/:code',
    summary: 'Whether a report is genuine',
    description: 'Returns no personal data and no order number.',
    access: 'public',
    params: { code: { description: 'printed code or SHA-256 of the file' } },
    success: { json: { VerificationResult } },
    errors: { 400: ['malformed-code'], 404: ['document-unknown'] },
  },
];

export const ORDER_API: ApiRoute[] = [...ORDER_READ_API, ...ORDER_CHANGE_API, ...VERIFICATION_API];
