/** The expected errors of the layers below HTTP, as responses of the API: the only place that maps them. */
import { VersionConflictError } from '#src/ledger/event.ts';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { conflict, type ErrorMapper } from '#src/platform/http/errors.ts';

export const mapExpectedError: ErrorMapper = (error) => {
  if (error instanceof OrderRuleError) return conflict(error.code, error.message);
  // Three attempts lost the race already.
  if (error instanceof VersionConflictError)
    return conflict('busy', 'Something else changed this order at the same moment. Please try again.');
  return undefined;
};
