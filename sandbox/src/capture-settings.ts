/** When the payments of an order are captured: https://razorpay.com/docs/payments/payments/capture-settings/api/ */
import type { RefundSpeed } from './entities.ts';
import { createInvalidFieldError } from './errors.ts';
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

/** Settings of an account that never changed them in the dashboard: automatic capture for three days. */
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
  const paymentOptions = readFields(order.payment);
  rejectUnknownFields(paymentOptions, new Set(['capture', 'capture_options']));
  const { capture } = paymentOptions;
  if (capture === undefined)
    throw createInvalidFieldError('payment.capture', 'payment.capture: is required.');
  if (capture !== 'automatic' && capture !== 'manual')
    throw createInvalidFieldError('payment.capture', 'The capture must be automatic or manual.');
  const settings = { ...ACCOUNT_DEFAULTS, auto_capture: capture === 'automatic' };
  if (paymentOptions.capture_options === undefined) return settings;
  return {
    ...settings,
    ...readCaptureOptions(readFields(paymentOptions.capture_options), settings.auto_capture),
  };
}

const CAPTURE_OPTIONS = new Set(['automatic_expiry_period', 'manual_expiry_period', 'refund_speed']);

function readCaptureOptions(options: Body, isAutomatic: boolean): Partial<CaptureSettings> {
  rejectUnknownFields(options, CAPTURE_OPTIONS);
  const automaticMinutes = readMinutes(options, 'automatic_expiry_period');
  const manualMinutes = readMinutes(options, 'manual_expiry_period') ?? MAX_MANUAL_MINUTES;
  if (isAutomatic && automaticMinutes === undefined)
    throw createInvalidFieldError('automatic_expiry_period', 'automatic_expiry_period: is required.');
  if (automaticMinutes !== undefined && automaticMinutes < MIN_AUTOMATIC_MINUTES)
    throw createInvalidFieldError(
      'automatic_expiry_period',
      `The automatic expiry period must be at least ${MIN_AUTOMATIC_MINUTES}.`,
    );
  if (manualMinutes > MAX_MANUAL_MINUTES)
    throw createInvalidFieldError(
      'manual_expiry_period',
      `The manual expiry period may not be greater than ${MAX_MANUAL_MINUTES}.`,
    );
  if (manualMinutes < (automaticMinutes ?? MIN_AUTOMATIC_MINUTES))
    throw createInvalidFieldError(
      'manual_expiry_period',
      'The manual expiry period must be equal to or greater than the automatic expiry period.',
    );
  return {
    ...(automaticMinutes === undefined ? {} : { automatic_expiry_minutes: automaticMinutes }),
    manual_expiry_minutes: manualMinutes,
    refund_speed: readRefundSpeed(options.refund_speed),
  };
}

function readMinutes(options: Body, name: string): number | undefined {
  const value = options[name];
  if (value === undefined || value === null) return undefined;
  const minutes = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (!Number.isInteger(minutes))
    throw createInvalidFieldError(name, `The ${name.replaceAll('_', ' ')} must be an integer.`);
  return minutes as number;
}

function readRefundSpeed(value: unknown): RefundSpeed {
  if (value === undefined || value === null)
    throw createInvalidFieldError('refund_speed', 'refund_speed: is required.');
  if (value !== 'normal' && value !== 'optimum')
    throw createInvalidFieldError('refund_speed', 'The selected refund speed is invalid.');
  return value;
}
