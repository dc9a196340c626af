/** Raised whenever a printed text changes. */
export const CONTENT_VERSION = '3.8.0';
