/**
 * From birth details to a stored PDF, a step at a time. Every step is recorded in the order's stream; a run that was
 * killed is taken up at the first step not recorded. All of it is computed from the same input, so doing a step twice
 * gives the same result.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '#src/platform/clock.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { chartSensitivity } from '#src/astrology/sensitivity.ts';
import { canonical } from '#src/ledger/canonical.ts';
import type { Meta } from '#src/ledger/event.ts';
import { readBirth } from '#src/orders/birth-details/order-birth-details.ts';
import { changeOrder, loadOrder, type OrderDeps } from '#src/orders/store/change-order.ts';
import { recordStep } from '#src/orders/domain/decide.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { isRefunding, type Order } from '#src/orders/domain/order-state.ts';
import { resolveBirth } from '#src/places/birth-time.ts';
import { birthInWords } from '#src/places/clock-words.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { writeReport, type WritableReport } from '#src/reports/write-report.ts';
import type { PrintedReport } from './print-report.ts';
import { sealed } from './verification-code.ts';
import type { ReportStore } from './report-store.ts';

export type ReportProductionDeps = OrderDeps & {
  clock: Clock;
  store: ReportStore;
  print: (document: ReportDocument, signal?: AbortSignal) => Promise<PrintedReport>;
  /** what prints, by name and version, for the record */
  renderer: () => Promise<string>;
  /** where a printed code can be checked */
  publicUrl: () => string;
};

/** @throws whatever a step threw, with `step` naming it; the job decides whether to try again */
export async function produceReport(
  deps: ReportProductionDeps,
  orderId: string,
  edition: number,
  signal?: AbortSignal,
): Promise<void> {
  const started = await loadOrder(deps.db, orderId);
  if (!started || started.order.report.edition !== edition || started.order.report.renderedAt) return;
  const { order } = started;
  if (isRefunding(order.status)) return;
  const birth = await step('birth', () => frozenBirth(deps, order));
  const chart = await step('chart', () => chartOf(birth));
  const record = recorder(deps, orderId);
  await record({
    type: 'ChartComputed',
    data: { edition, engine: chart.engine, chartSha256: sha256(canonical(chart)), at: now(deps) },
  });

  const { document, code } = await step('writing', () =>
    sealed(documentOf(order, edition, birth, chart), deps.publicUrl()),
  );
  const chapters = document.pages.filter((page) => page.number !== null).length;
  const latest = await record({
    type: 'ReportWritten',
    data: { edition, content: document.content, chapters, at: now(deps) },
  });
  if (isRefunding(latest.status)) return;

  signal?.throwIfAborted();
  const printed = await step('printing', () => deps.print(document, signal));
  await step('storing', () => deps.store.put(printed.sha256, printed.pdf));
  const { sha256: hash, pages } = printed;
  await record({
    type: 'ReportRendered',
    data: {
      edition,
      sha256: hash,
      bytes: printed.pdf.length,
      pages,
      renderer: await deps.renderer(),
      at: now(deps),
      verification: { code, documentCreatedAt: document.order.madeAt },
    },
  });
}

/** Names the step that failed, for the ledger and for support. */
export class StepFailed extends Error {
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.step = step;
  }
}

async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new StepFailed(name, error);
  }
}

async function frozenBirth({ db }: ReportProductionDeps, order: Order): Promise<ResolvedBirth> {
  const frozen = order.birthId && (await readBirth(db, order.birthId));
  if (!frozen) throw new Error('The birth details of this order are gone.');
  return resolveBirth(frozen.details);
}

function chartOf(birth: ResolvedBirth): Chart {
  const { latitude, longitude, zone } = birth.place;
  return computeChart({
    utc: birth.utc,
    latitude,
    longitude,
    timeKnown: birth.timeKind !== 'unknown',
    zone,
    localDate: birth.date,
  });
}

function documentOf(order: Order, edition: number, birth: ResolvedBirth, chart: Chart): ReportDocument {
  const { latitude, longitude, zone } = birth.place;
  const known = birth.timeKind !== 'unknown';
  return writeReport({
    product: order.reportKey as WritableReport,
    // The moment the edition was asked for, not the moment it is printed: a second run writes the same document.
    order: { id: order.id, edition, madeAt: order.report.requestedAt! },
    birth,
    words: birthInWords(birth),
    chart,
    ...(known
      ? {
          sensitivity: chartSensitivity(
            { utc: birth.utc, latitude, longitude, timeKnown: true, zone, localDate: birth.date },
            chart,
          ),
        }
      : {}),
    chartStyle: order.chartStyle,
  });
}

const recorder =
  (deps: ReportProductionDeps, orderId: string) => async (event: Parameters<typeof recordStep>[1]) => {
    const meta: Meta = {
      actor: 'job:produce-report',
      cause: event.type satisfies OrderEvent['type'],
      at: now(deps),
    };
    return (await changeOrder(deps, orderId, meta, (order) => recordStep(order, event))).order;
  };

const now = ({ clock }: ReportProductionDeps) => clock.now().toISOString();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
