/** Builds one request for a route of the document, valid at first and then changed, from a seed and a number. */
import { createHmac } from 'node:crypto';
import type { OpenApiDocument } from '#src/openapi/document.ts';
import { createRandom, type Random } from '#src/testing/random.ts';
import type { JsonSchema } from '#src/openapi/json-schema.ts';
import { buildValue } from './build-value.ts';
import { pickHostileText } from './hostile-values.ts';
import { FUZZ_PASSWORD, type FuzzMember } from './member.ts';
import { changeBytes, changeValue } from './change-body.ts';
import { changeHeader, changeMethod, changePath, changeQuery } from './change-head.ts';
import type { FuzzRequest } from './request.ts';

type Operation = {
  parameters?: { in: string; name: string; example?: string }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
};
export type FuzzRoute = { method: string; template: string; operation: Operation };

export type BuildContext = {
  seed: number;
  routes: FuzzRoute[];
  schemas: Record<string, JsonSchema>;
  member: FuzzMember;
  webhookSecret: string;
};

export const listFuzzRoutes = ({ paths = {} }: OpenApiDocument): FuzzRoute[] =>
  Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      template,
      operation: operation as Operation,
    })),
  );

/** Mutations of one request. */
export const MAX_MUTATIONS = 3;
const VALID_PROBABILITY = 0.15;
/** Most changed orders are refused, and a short run is to place some. */
const PLACES_ORDER = /\/(create-order|payment-success)$/;
const VALID_ORDER_PROBABILITY = 0.7;

/** `isKept` leaves out mutations by their index, to find those that cause a failure. */
export function buildRequest(
  context: BuildContext,
  number: number,
  isKept: (mutation: number) => boolean = () => true,
): FuzzRequest {
  const random = createRandom(context.seed, number);
  const route = context.routes[number % context.routes.length]!;
  const bodyRandom = createRandom(context.seed + 1, number);
  const schema = route.operation.requestBody?.content['application/json'].schema;
  const known = listKnownValues(context.member);
  let value = schema && buildValue(schema, { schemas: context.schemas, random: bodyRandom, known });
  const validProbability = PLACES_ORDER.test(route.template) ? VALID_ORDER_PROBABILITY : VALID_PROBABILITY;
  const count = random.isChosen(validProbability) ? 0 : random.integer(1, MAX_MUTATIONS);
  const mutations = Array.from({ length: count }, (_, index) => ({
    isOfValue: value !== undefined && random.isChosen(0.5),
    random: createRandom(context.seed + 2 + index, number),
    isKept: isKept(index),
  }));
  for (const mutation of mutations)
    if (mutation.isOfValue && mutation.isKept) value = changeValue(value, mutation.random);
  let request = createRequest(context, route, value, random);
  for (const mutation of mutations)
    if (!mutation.isOfValue && mutation.isKept) request = changeRequest(request, mutation.random);
  return signWebhook(request, context, random);
}

function createRequest(
  { member, seed }: BuildContext,
  { method, template, operation }: FuzzRoute,
  value: unknown,
  random: Random,
): FuzzRequest {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    pickPathValue(template, name, member, random),
  );
  const body = value === undefined ? undefined : Buffer.from(JSON.stringify(value) ?? '');
  return {
    method,
    target: path + buildQuery(operation, member, random),
    headers: {
      'X-Forwarded-For': `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${seed % 256}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...pickSession(template, member, random),
    },
    body,
  };
}

function pickPathValue(template: string, name: string, member: FuzzMember, random: Random): string {
  if (random.isChosen(0.1)) return '019aa000-0000-7000-8000-000000000000';
  // Without a worker the receipt of the paid order would be waited for until a timeout.
  if (template.endsWith('/receipt.pdf')) return member.orderIds.find((id) => id !== member.paidOrderId)!;
  if (template.startsWith('/api/orders')) return random.pick(member.orderIds);
  if (template.startsWith('/api/people')) return member.personId;
  if (template.startsWith('/api/kept-matches')) return member.matchId;
  if (template.startsWith('/api/account/sessions')) return random.isChosen(0.02) ? member.sessionId : 'x';
  return { month: '2026-11', key: 'janam-kundli', code: 'L4GN-A000-0000-0000' }[name] ?? 'x';
}

function buildQuery({ parameters = [] }: Operation, member: FuzzMember, random: Random): string {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && random.isChosen(0.5))
    .map(({ name, example }) => {
      const value = name === 'order' ? random.pick(member.orderIds) : (example ?? 'x');
      const text = random.isChosen(0.2) ? pickHostileText(random).toWellFormed().slice(0, 2000) : value;
      return `${name}=${encodeURIComponent(text)}`;
    });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A program with a token, a browser with a cookie, or a visitor. */
function pickSession(
  template: string,
  { token, cookie }: FuzzMember,
  random: Random,
): Record<string, string> {
  if (ENDS_SESSION.test(template) && !random.isChosen(0.02)) return {};
  return random.pick<Record<string, string>>([
    { Authorization: `Bearer ${token}` },
    { Authorization: `Bearer ${token}` },
    { Authorization: `Bearer ${token}` },
    { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    {},
  ]);
}

/** Ending the session of the requests would leave none for those that follow, so that it happens rarely. */
const ENDS_SESSION = /\/(logout|sign-out-everywhere|login|register|reset-password)$/;

/** Changed paths and methods mostly end at 404 and reach no code of a route. */
const HEAD_MUTATIONS = [
  changeHeader,
  changeHeader,
  changeHeader,
  changeQuery,
  changeQuery,
  changePath,
  changeMethod,
];

const changeRequest = (request: FuzzRequest, random: Random): FuzzRequest => {
  const bodyMutations = request.body ? [changeBytes, changeBytes] : [];
  return random.pick([...HEAD_MUTATIONS, ...bodyMutations])(request, random);
};

/** Half of the webhooks carry a valid signature, so that their content is read. */
function signWebhook(request: FuzzRequest, { webhookSecret }: BuildContext, random: Random): FuzzRequest {
  if (!request.target.startsWith('/api/payment/webhook') || random.isChosen(0.5)) return request;
  const body = request.body ?? Buffer.from(JSON.stringify(createWebhook(random)));
  const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
  return { ...request, body, headers: { ...request.headers, 'x-razorpay-signature': signature } };
}

const createWebhook = (random: Random) =>
  changeValue(
    { event: 'payment.captured', payload: { payment: { entity: { id: 'pay_x', order_id: 'order_x' } } } },
    random,
  );

function listKnownValues(member: FuzzMember): Record<string, unknown[]> {
  const { email, birth, orderIds, gatewayOrderId, amount, proof } = member;
  const reports = ['janam-kundli', 'janam-kundli', 'free-kundli', 'career-wealth', 'no-such-report'];
  return {
    email: [email, 'new@example.in'],
    password: [FUZZ_PASSWORD, 'not-this-one'],
    newPassword: [FUZZ_PASSWORD],
    token: ['A'.repeat(43)],
    name: ['Asha Rao', 'ज्योति राव'],
    phone: ['9829012345'],
    dob: ['1990-01-31'],
    tob: ['05:10'],
    placeId: [birth.place.id],
    place: [birth.place],
    birth: [birth],
    birthDetails: [birth],
    date: ['1996-06-04', '1944-05-01'],
    time: ['14:30', '00:00'],
    utcOffsetSeconds: [19_800],
    state: ['27'],
    gstin: ['27AAPFU0939F1ZV'],
    // Most reports are on one person.
    partner: [undefined],
    taxDetails: [{ state: '08' }],
    reportKey: reports,
    reportType: reports,
    amount: [amount, amount, amount, 499.5],
    order: orderIds,
    orderId: [...orderIds, gatewayOrderId],
    razorpay_order_id: [proof.razorpay_order_id, gatewayOrderId],
    razorpay_payment_id: [proof.razorpay_payment_id, 'pay_NoSuchPayment1'],
    razorpay_signature: [proof.razorpay_signature, 'ab'.repeat(32)],
  };
}
