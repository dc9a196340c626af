/** The routes of payments for the OpenAPI document. */
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { CONSENT_TEXT } from '#src/orders/contract-partner.ts';
import { Done } from '#src/platform/http/contract.ts';
import {
  AttemptReport,
  CreateOrderRequest,
  CreateOrderResponse,
  GatewayKeyResponse,
  OfferResponse,
  OrderReference,
  PaymentStatusResponse,
  PaymentSuccessRequest,
  PaymentSuccessResponse,
  Quote,
  RetryPaymentRequest,
  VerifyPaymentRequest,
  VerifyPaymentResponse,
} from './contract.ts';

const PRICE_ERRORS = ['price-changed', 'offer-held', 'offer-used', 'capture-pending', 'free-report', 'busy'];
const INPUT_ERRORS = ['invalid', 'birth-details', 'place-unknown', 'person-too-young', 'email'];
const PARTNER_ERRORS = ['partner-missing', 'partner-unexpected', 'same-birth'];
const GATEWAY_DOWN = ['gateway-unavailable'];

const PRICE_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/payment/get-key',
    summary: 'Public key of the payment gateway',
    access: 'public',
    success: { json: { GatewayKeyResponse } },
  },
  {
    method: 'get',
    path: '/api/payment/quote',
    summary: 'Price of a report for this member',
    access: 'member',
    query: {
      reportKey: { description: 'key of the report', example: 'janam-kundli' },
      offer: { description: '`none` declines the offer' },
    },
    success: { json: { Quote } },
    errors: { 404: ['report-not-found'], 409: ['free-report'] },
  },
  {
    method: 'get',
    path: '/api/payment/offer',
    summary: 'Whether the next paid report has half its price',
    access: 'member',
    success: { json: { OfferResponse } },
  },
];

const PURCHASE_API: ApiRoute[] = [
  {
    method: 'post',
    path: '/api/payment/create-order',
    summary: 'Place an order and start its payment',
    description: `A report on two people needs \`partner\`. Its consent means that the buyer confirmed: “${CONSENT_TEXT}”`,
    access: 'member',
    body: { CreateOrderRequest },
    example: { amount: 499, reportKey: 'janam-kundli' },
    success: { json: { CreateOrderResponse } },
    errors: {
      404: ['report-not-found'],
      409: PRICE_ERRORS,
      422: [...INPUT_ERRORS, ...PARTNER_ERRORS],
      503: GATEWAY_DOWN,
    },
  },
  {
    method: 'post',
    path: '/api/payment/verify-payment',
    summary: 'Report the result of the checkout',
    access: 'member',
    body: { VerifyPaymentRequest },
    success: { json: { VerifyPaymentResponse } },
    errors: {
      400: ['invalid-signature'],
      404: ['order-not-found'],
      409: ['payment-mismatch', 'amount-mismatch', 'busy'],
      503: GATEWAY_DOWN,
    },
  },
  {
    method: 'post',
    path: '/api/payment/payment-success',
    summary: 'Start a free report, or name the paid order that was started',
    access: 'member',
    body: { PaymentSuccessRequest },
    success: { json: { PaymentSuccessResponse } },
    errors: {
      402: ['payment-required'],
      404: ['report-not-found', 'order-not-found'],
      409: ['busy'],
      422: INPUT_ERRORS,
      429: ['free-report-limit'],
    },
  },
  {
    method: 'post',
    path: '/api/payment/status',
    summary: 'Status of a payment, asked from the gateway',
    description: 'May record a payment that the gateway reports.',
    access: 'member',
    body: { OrderReference },
    success: { json: { PaymentStatusResponse } },
    errors: { 404: ['order-not-found'], 409: ['busy'], 503: GATEWAY_DOWN },
  },
  {
    method: 'post',
    path: '/api/payment/retry',
    summary: 'Pay an open order again',
    access: 'member',
    body: { RetryPaymentRequest },
    success: { json: { CreateOrderResponse } },
    errors: {
      404: ['order-not-found'],
      409: ['already-paid', 'order-expired', 'order-cancelled', 'price-changed', 'busy'],
      503: GATEWAY_DOWN,
    },
  },
  {
    method: 'post',
    path: '/api/payment/attempts',
    summary: 'Report a failed or dismissed checkout',
    description: 'For support; it is no proof of a payment.',
    access: 'member',
    body: { AttemptReport },
    success: { json: { Done } },
    errors: { 404: ['order-not-found'], 409: ['busy'] },
  },
];

const WEBHOOK_API: ApiRoute[] = [
  {
    method: 'post',
    path: '/api/payment/webhook',
    summary: 'Event of the payment gateway',
    description: 'Any bytes with a valid signature are stored and acknowledged; a job handles them.',
    access: 'signature',
    success: { json: { Done } },
    errors: { 401: ['invalid-signature'], 413: ['too-large'] },
  },
];

export const PAYMENT_API: ApiRoute[] = [...PRICE_API, ...PURCHASE_API, ...WEBHOOK_API];
