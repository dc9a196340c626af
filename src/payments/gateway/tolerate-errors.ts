import { GatewayError } from './gateway.ts';

/** After this number of unanswered requests in a row, the gateway counts as down. */
const MAX_UNANSWERED = 3;

/** Runs the step for one item. @returns undefined after an error, which `logError` reports */
type Tolerate = <Result>(
  step: () => Promise<Result>,
  logError: (error: unknown) => void,
) => Promise<Result | undefined>;

/**
 * For loops over many items: an error of one item does not stop the others, and three unanswered requests in a row end the
 * loop. @returns a function that throws the third GatewayError
 */
export function createErrorTolerance(): Tolerate {
  let unanswered = 0;
  return async (step, logError) => {
    try {
      const result = await step();
      unanswered = 0;
      return result;
    } catch (error) {
      unanswered = isUnanswered(error) ? unanswered + 1 : 0;
      if (unanswered >= MAX_UNANSWERED) throw error;
      logError(error);
      return undefined;
    }
  };
}

/** An answer of unknown format comes again for the same item, and requests for other items can succeed. */
const isUnanswered = (error: unknown) =>
  error instanceof GatewayError && error.isTemporary && !error.isUnreadable;
