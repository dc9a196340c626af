/** Error codes of PostgreSQL (SQLSTATE). */

export const UNIQUE_VIOLATION = '23505';

/** The lock timeout ended a statement. */
export const LOCK_NOT_AVAILABLE = '55P03';
