/** The expected errors of the layers below HTTP, as responses of the API: the only place that maps them. */
import { VersionConflictError } from '#src/ledger/event.ts';
import { ReportStoreError } from '#src/delivery/s3-store.ts';
import { isDatabaseUnavailable } from '#src/platform/database.ts';
import { NewerReleaseError } from '#src/ledger/newer-release.ts';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { createConflictError, RetryLaterError, type ErrorMapper } from '#src/platform/http/errors.ts';

const RETRY_AFTER_SECONDS = 10;
const DATABASE_MESSAGE =
  'We cannot reach our records at this moment. Please try again in a minute. If you have just paid, your payment is safe, and My Reports will show it.';

const STORE_MESSAGE =
  'We cannot reach the stored reports at this moment. Please try again in a minute. Your report is safe.';

export const mapExpectedError: ErrorMapper = (error) => {
  if (error instanceof OrderRuleError) return createConflictError(error.code, error.message);
  // After a rollback, until the newer release runs again.
  if (error instanceof NewerReleaseError)
    return createConflictError(
      'newer-release',
      'This order cannot be changed at this moment. Please try again in an hour.',
    );
  // Concurrent changes made every attempt fail.
  if (error instanceof VersionConflictError)
    return createConflictError(
      'busy',
      'Something else changed this order at the same moment. Please try again.',
    );
  if (isDatabaseUnavailable(error))
    return new RetryLaterError(503, 'database-unavailable', DATABASE_MESSAGE, RETRY_AFTER_SECONDS);
  if (error instanceof ReportStoreError)
    return new RetryLaterError(503, 'store-unavailable', STORE_MESSAGE, RETRY_AFTER_SECONDS);
  return undefined;
};
