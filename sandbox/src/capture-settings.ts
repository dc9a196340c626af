/** When the payments of an order are captured: https://razorpay.com/docs/payments/payments/capture-settings/api/ */
import type { RefundSpeed } from './entities.ts';
import { createInvalidField } from './errors.ts';
import { readFields, rejectUnknownFields, type Body } from './fields.ts';

export type CaptureSettings = {
  auto_capture: boolean;
  automatic_expiry_minutes: number;
  manual_expiry_minutes: number;
  refund_speed: RefundSpeed;
};

const MIN_AUTOMATIC_MINUTES = 12;
/** five days */
const MAX_MANUAL_MINUTES = 7200;

/** Of an account whose dashboard settings were not changed: automatic capture for three days. */
const ACCOUNT_DEFAULTS: CaptureSettings = {
  auto_capture: true,
  automatic_expiry_minutes: 3 * 24 * 60,
  manual_expiry_minutes: MAX_MANUAL_MINUTES,
  refund_speed: 'normal',
};

/** `payment.capture` takes precedence over the older `payment_capture`, and both over the account's settings. */
export function readCaptureSettings(order: Body): CaptureSettings {
  const auto_capture = ![0, '0', false].includes(order.payment_capture as number);
  if (order.payment === undefined) return { ...ACCOUNT_DEFAULTS, auto_capture };
  const payment = readFields(order.payment);
  rejectUnknownFields(payment, new Set(['capture', 'capture_options']));
  const { capture } = payment;
  if (capture === undefined) throw createInvalidField('payment.capture', 'payment.capture: is required.');
  if (capture !== 'automatic' && capture !== 'manual')
    throw createInvalidField('payment.capture', 'The capture must be automatic or manual.');
  const settings = { ...ACCOUNT_DEFAULTS, auto_capture: capture === 'automatic' };
  if (payment.capture_options === undefined) return settings;
  return { ...settings, ...readCaptureOptions(readFields(payment.capture_options), settings.auto_capture) };
}

const OPTIONS = new Set(['automatic_expiry_period', 'manual_expiry_period', 'refund_speed']);

function readCaptureOptions(options: Body, isAutomatic: boolean): Partial<CaptureSettings> {
  rejectUnknownFields(options, OPTIONS);
  const automatic = readMinutes(options, 'automatic_expiry_period');
  const manual = readMinutes(options, 'manual_expiry_period') ?? MAX_MANUAL_MINUTES;
  if (isAutomatic && automatic === undefined)
    throw createInvalidField('automatic_expiry_period', 'automatic_expiry_period: is required.');
  if (automatic !== undefined && automatic < MIN_AUTOMATIC_MINUTES)
    throw createInvalidField(
      'automatic_expiry_period',
      `The automatic expiry period must be at least ${MIN_AUTOMATIC_MINUTES}.`,
    );
  if (manual > MAX_MANUAL_MINUTES)
    throw createInvalidField(
      'manual_expiry_period',
      `The manual expiry period may not be greater than ${MAX_MANUAL_MINUTES}.`,
    );
  if (manual < (automatic ?? MIN_AUTOMATIC_MINUTES))
    throw createInvalidField(
      'manual_expiry_period',
      'The manual expiry period must be equal to or greater than the automatic expiry period.',
    );
  return {
    ...(automatic === undefined ? {} : { automatic_expiry_minutes: automatic }),
    manual_expiry_minutes: manual,
    refund_speed: readRefundSpeed(options.refund_speed),
  };
}

function readMinutes(options: Body, name: string): number | undefined {
  const value = options[name];
  if (value === undefined || value === null) return undefined;
  const minutes = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (!Number.isInteger(minutes))
    throw createInvalidField(name, `The ${name.replaceAll('_', ' ')} must be an integer.`);
  return minutes as number;
}

function readRefundSpeed(value: unknown): RefundSpeed {
  if (value === undefined || value === null)
    throw createInvalidField('refund_speed', 'refund_speed: is required.');
  if (value !== 'normal' && value !== 'optimum')
    throw createInvalidField('refund_speed', 'The selected refund speed is invalid.');
  return value;
}
