import { GAZETTEER_FILE } from '#src/compose.ts';
import {
  applyCorrectionBySupport,
  prepareCorrectionBySupport,
  type PreparedCorrection,
} from '#src/orders/birth-details/correct-by-support.ts';
import { findBirthDetails } from '#src/orders/birth-details/order-birth-details.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { correctBySupport } from '#src/orders/domain/support-commands.ts';
import type { OffsetOption } from '#src/places/contract.ts';
import { loadGazetteerLazily, type Gazetteer } from '#src/places/gazetteer.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import { CommandError, UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import {
  applyCorrectionToBirth,
  describeOrderCorrection,
  type CorrectionOptions,
} from './corrected-details.ts';
import { describeEvent } from './event-descriptions.ts';
import { runOrderChange } from './run-order-change.ts';

export type CorrectOptions = ChangeOptions & CorrectionOptions & { updateSaved?: boolean };

/** Corrects birth details also after the member's seven days, a second time, or for what looks like another person. */
export const correctOrder = (
  context: CommandContext,
  id: string,
  options: CorrectOptions,
): Promise<CommandResult> =>
  runOrderChange(context, id, options, async ({ db, order, meta }) => {
    const gazetteer = loadGazetteerLazily(GAZETTEER_FILE);
    const correction = await prepare({ db, gazetteer }, order, options);
    return {
      plan: listPlan(order, correction, options),
      confirmation: {
        question: `Print edition ${order.report.edition + 1} of ${order.id} from these details?`,
        expected: order.id,
      },
      apply: () =>
        withJobs(db, async (jobs) => {
          const { events } = await applyCorrectionBySupport(
            { db, jobs, gazetteer, clock: systemClock },
            order,
            { ...correction, updateSaved: options.updateSaved ?? false },
            meta,
          );
          return { json: events, lines: events.map(describeEvent) };
        }),
    };
  });

async function prepare(
  deps: { db: Database; gazetteer: Gazetteer },
  order: Order,
  options: CorrectionOptions,
): Promise<PreparedCorrection> {
  // First, because an order without a printed report has no details to correct.
  correctBySupport(order, order.birthId ?? '', new Date().toISOString());
  const birth = await findBirthDetails(deps.db, order.birthId!);
  if (!birth) throw new CommandError(`The birth details of ${order.id} are erased.`);
  const corrected = applyCorrectionToBirth(deps.gazetteer, birth, options);
  try {
    return await prepareCorrectionBySupport({ ...deps, clock: systemClock }, order, corrected);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const message = describeHttpError(error);
    // 422: a value of the options cannot be right, such as 25:10. Other errors are those of the order.
    throw error.status === 422 ? new UsageError(message) : new CommandError(message);
  }
}

/** Appends the offsets to choose from, if the clock showed the time twice. */
function describeHttpError({ message, details }: HttpError): string {
  const { clockOptions = [] } = (details ?? {}) as { clockOptions?: OffsetOption[] };
  return [
    message,
    ...clockOptions.map(({ utcOffsetSeconds, clock }) => `  --utc-offset ${utcOffsetSeconds}   ${clock}`),
  ].join('\n');
}

function listPlan(
  { id, report }: Order,
  { before, after, email, isOtherPerson }: PreparedCorrection,
  { updateSaved = false }: CorrectOptions,
): string[] {
  const { edition } = report;
  return [
    `Would correct the birth details of ${id}:`,
    ...describeOrderCorrection(before, after),
    ...(isOtherPerson
      ? ['These details look like another person’s. A report stays with the person it was ordered for.']
      : []),
    ...(updateSaved ? ['Would also correct the same details where the member has saved them.'] : []),
    `Would print edition ${edition + 1} and send it to ${email}. Edition ${edition} stays in My Reports as replaced.`,
  ];
}
