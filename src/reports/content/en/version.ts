/** Raised whenever a printed text changes. */
export const CONTENT_VERSION = '1.1.0';
