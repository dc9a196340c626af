/** Raised whenever a printed text changes. */
export const CONTENT_VERSION = '2.6.0';
