/** Constants of kept matches without their schemas, because pages show them. */

export const MAX_KEPT_MATCHES = 20;

/** Recorded with each kept match; changed together with the text. */
export const KEEP_CONSENT_TEXT_VERSION = '2026-12';
export const KEEP_CONSENT_TEXT =
  'Save their birth details in my account. Both people know about this and agree.';
