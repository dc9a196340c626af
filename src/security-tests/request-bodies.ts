/** A valid request body for each route that reads one. The security tests send it, or modify it. */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Route } from './list-routes.ts';

export const getRouteName = ({ method, path }: Route) => `${method} ${path}`;

/** Routes that change data and read no body. */
export const ROUTES_WITHOUT_BODY = new Set([
  'POST /api/auth/logout',
  'DELETE /api/account/sessions/:id',
  'POST /api/account/sign-out-everywhere',
  'DELETE /api/account/deletion',
  'DELETE /api/account',
  'DELETE /api/people/:id',
  'DELETE /api/kept-matches/:id',
  'POST /api/auth/google/session',
  'POST /api/newsletter/unsubscribe/:token',
  'DELETE /api/newsletter/subscription',
  'POST /api/orders/:id/resend',
  'POST /api/orders/:id/payment-seen',
  'POST /api/orders/:id/refund',
  // Reads a form, which only a browser without scripts sends.
  'POST /kundli-milan',
  // The signature covers its raw bytes.
  'POST /api/payment/webhook',
]);

export type BodyInput = { birth: BirthDetails; orderId: string; gatewayOrderId: string };

export const buildRequestBodies = ({
  birth,
  orderId,
  gatewayOrderId,
}: BodyInput): Record<string, object> => ({
  'POST /api/auth/register': {
    name: 'Meera Iyer',
    email: 'meera@example.in',
    password: 'nadi-yantra',
    phone: '9829012345',
    gender: 'female',
    dob: '1990-01-31',
    tob: '05:10',
    placeOfBirth: 'Kota',
    placeId: '1266049',
  },
  'POST /api/auth/login': { email: 'nobody@example.in', password: 'nadi-yantra', remember: true },
  'POST /api/auth/forgot-password': { email: 'nobody@example.in' },
  'POST /api/auth/reset-password': { token: 'A'.repeat(43), password: 'nadi-yantra' },
  'POST /api/auth/reset-password/check': { token: 'A'.repeat(43) },
  'PUT /api/profile': {
    name: 'Ravi Menon',
    phone: '9829012345',
    gender: 'male',
    birth,
    chartStyle: 'south',
    signVocabulary: 'english',
    conventions: CONVENTIONS,
  },
  'POST /api/account/password': { password: 'not-this-one', newPassword: 'nadi-yantra' },
  'POST /api/account/email': { password: 'not-this-one', email: 'new@example.in' },
  'POST /api/account/confirm': { password: 'not-this-one' },
  'POST /api/people': { birth },
  'PUT /api/people/:id': { birth },
  'POST /api/kept-matches': { groom: { ...birth, date: '1990-02-16' }, bride: birth, consent: true },
  'POST /api/auth/send-contact': {
    name: 'Meera Iyer',
    email: 'meera@example.in',
    phone: '9829012345',
    subject: 'other',
    message: 'Where is my report?',
    orderId,
  },
  'POST /api/newsletter/subscribe': { email: 'reader@example.in' },
  'POST /api/newsletter/confirm': { token: 'A'.repeat(43) },
  'PUT /api/newsletter/subscription': { withMoonSign: true },
  'POST /api/birth/resolve': { birthDetails: birth },
  ...CHART_BODIES,
  'POST /api/orders/:id/birth-details': { birthDetails: birth },
  'POST /api/orders/:id/correction': { birthDetails: birth },
  ...buildPaymentBodies({ birth, orderId, gatewayOrderId }),
});

const CHART_BODIES = {
  'POST /api/chart-facts': {
    date: '1996-06-04',
    time: '14:30',
    placeId: '1266049',
    utcOffsetSeconds: 19_800,
  },
  'POST /api/kundli-milan': {
    groom: { date: '1992-02-16', time: '06:10', placeId: '1269515', utcOffsetSeconds: 19_800 },
    bride: { date: '1996-06-04', placeId: '1266049' },
    signVocabulary: 'english',
  },
};

const CONVENTIONS = { ayanamsa: 'kp', node: 'true', sunrise: 'hindu' };

const buildPaymentBodies = ({ birth, orderId, gatewayOrderId }: BodyInput): Record<string, object> => ({
  'POST /api/payment/create-order': {
    amount: 999,
    reportKey: 'janam-kundli',
    birthDetails: birth,
    chartStyle: 'north',
    signVocabulary: 'english',
    conventions: CONVENTIONS,
    openingVerse: false,
    email: 'asha@example.in',
  },
  'POST /api/payment/verify-payment': {
    razorpay_order_id: gatewayOrderId,
    razorpay_payment_id: 'pay_NoSuchPayment1',
    razorpay_signature: 'ab'.repeat(32),
    reportKey: 'janam-kundli',
  },
  'POST /api/payment/payment-success': {
    reportKey: 'janam-kundli',
    birthDetails: birth,
    chartStyle: 'north',
    signVocabulary: 'english',
    conventions: CONVENTIONS,
    openingVerse: false,
    email: 'asha@example.in',
  },
  'POST /api/payment/status': { order: orderId },
  'POST /api/payment/retry': { order: orderId },
  'POST /api/payment/attempts': {
    orderId: gatewayOrderId,
    outcome: 'failed',
    paymentId: 'pay_NoSuchPayment1',
    code: 'BAD_REQUEST_ERROR',
    reason: 'payment_failed',
  },
});

/** Routes that change data. */
export const filterWriteRoutes = (routes: Route[]) => routes.filter(({ method }) => method !== 'GET');
