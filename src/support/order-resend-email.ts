import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { requestResendBySupport } from '#src/orders/domain/report-email-commands.ts';
import { changeOrder, OrderNotFoundError, type OrderDeps } from '#src/orders/store/change-order.ts';
import { createSupportMeta, type Command, type Print } from './command.ts';
import { describeEvent } from './event-descriptions.ts';
import { withJobs } from './with-jobs.ts';

/** Sends the failed report e-mail of each order again. An error on one order does not stop the others. */
export const resendFailedEmails =
  (ids: string[]): Command =>
  (db, print) =>
    withJobs(db, async (jobs) => {
      let succeeded = true;
      for (const id of ids) succeeded = (await resendFailedEmail({ db, jobs }, id, print)) && succeeded;
      return succeeded;
    });

async function resendFailedEmail(deps: OrderDeps, id: string, print: Print): Promise<boolean> {
  const meta = createSupportMeta('order resend-email');
  try {
    const { events } = await changeOrder(deps, id, meta, (order) => requestResendBySupport(order, meta.at));
    events.forEach((event) => print(`${id}  ${describeEvent(event)}`));
    return true;
  } catch (error) {
    if (!(error instanceof OrderRuleError || error instanceof OrderNotFoundError)) throw error;
    console.error(`${id}  ${error.message}`);
    return false;
  }
}
