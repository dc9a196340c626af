/** Error codes of PostgreSQL (SQLSTATE). */

export const UNIQUE_VIOLATION = '23505';
