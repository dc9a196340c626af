/**
 * Keys of the advisory locks of PostgreSQL that this application names by a number. Arbitrary numbers, each used once, the same
 * in every process. Locks of one member, address or stream use a hash of its name instead.
 */

/** Concurrent migrations of a database run one after the other. */
export const MIGRATION_LOCK = 701_996;

/** Test runs that start at the same time prepare the template database one after the other. */
export const TEST_TEMPLATE_LOCK = 702_001;

/** A database has at most one backup at a time. */
export const BACKUP_LOCK = 702_003;

/** Rebuilds of projections repair rows one after the other. */
export const PROJECTION_REPAIR_LOCK = 702_011;
