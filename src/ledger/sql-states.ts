/** Error codes that the functions of the ledger raise in the database. */

/** The stream has another version than the one that the event follows. */
export const VERSION_CONFLICT = 'LD001';

/** The number of the seal does not follow the last seal. */
export const SEAL_NUMBER_CONFLICT = 'LD003';
