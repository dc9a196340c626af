/**
 * Produces a report: birth details, chart, document, PDF, store. Every step is recorded in the order's stream. A retry
 * repeats the computation, which is deterministic, and records only the missing steps.
 */
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { toCanonicalJson } from '#src/ledger/hash.ts';
import { findBirthDetails } from '#src/orders/birth-details/order-birth-details.ts';
import { changeOrder, type OrderDeps } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { failGeneration, recordStep, type StepEvent } from '#src/orders/domain/decide.ts';
import type { PartnerRole } from '#src/orders/contract-partner.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { isRefunding, type Order } from '#src/orders/domain/order-state.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { writeReport, type ProductKey } from '#src/reports/write-report.ts';
import { computePerson, type PersonInput } from './person-input.ts';
import type { PrintedReport } from './print-report.ts';
import { addVerificationCode } from './verification-code.ts';
import type { ReportStore } from './report-store.ts';

const QUEUE = 'produce-report';

export type ReportProductionDeps = CoreDeps &
  OrderDeps & {
    store: ReportStore;
    print: (document: ReportDocument, signal?: AbortSignal) => Promise<PrintedReport>;
    /** name and version of the browser, recorded with the PDF */
    getRendererVersion: () => Promise<string>;
    /** site on which the printed verification code can be checked */
    publicUrl: string;
  };

/** Does nothing for a superseded edition, a report that is rendered already or a refunded order. @throws StepError */
export async function produceReport(
  deps: ReportProductionDeps,
  orderId: string,
  edition: number,
  signal?: AbortSignal,
): Promise<void> {
  const order = (await loadOrder(deps.db, orderId))?.order;
  if (!order || order.report.edition !== edition || order.report.renderedAt) return;
  if (isRefunding(order.status)) return;
  const source = { edition, birthId: order.birthId, madeAt: order.report.requestedAt! };
  const births = await runStep('birth', () => loadBirths(deps, source));
  const people = await runStep('chart', () => computePeople(births, order));
  const record = createRecorder(deps, orderId);
  await record({
    type: 'ChartComputed',
    data: {
      edition,
      engineVersion: people.chart.engineVersion,
      chartSha256: hashSha256(toCanonicalJson(listCharts(people))),
      at: getTimestamp(deps),
    },
  });

  const { document, code } = await runStep('writing', () =>
    addVerificationCode(writeDocument(order, source, people), deps.publicUrl),
  );
  const chapters = document.pages.filter((page) => page.chapterNumber !== null).length;
  const latestOrder = await record({
    type: 'ReportWritten',
    data: { edition, contentVersion: document.contentVersion, chapters, at: getTimestamp(deps) },
  });
  if (isRefunding(latestOrder.status)) return;

  signal?.throwIfAborted();
  const printed = await runStep('printing', () => deps.print(document, signal));
  await runStep('storing', () => deps.store.put(printed.sha256, printed.pdf));
  const { sha256, pages } = printed;
  await record({
    type: 'ReportRendered',
    data: {
      edition,
      sha256,
      bytes: printed.pdf.length,
      pages,
      renderer: await deps.getRendererVersion(),
      at: getTimestamp(deps),
      verification: { code, documentCreatedAt: document.order.madeAt },
    },
  });
}

/** Names the step that failed, for the ledger and support. */
export class StepError extends Error {
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.step = step;
  }
}

async function runStep<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new StepError(name, error);
  }
}

/** The input of an edition in addition to the order. */
export type EditionSource = {
  edition: number;
  birthId: string | undefined;
  /** time of the first request, not of printing, so that every run writes the same document */
  madeAt: string;
};

/** Writes the document of an edition as it is printed, with its verification code. @throws StepError */
export async function composeDocument(
  deps: Pick<ReportProductionDeps, 'db' | 'publicUrl'>,
  order: Order,
  source: EditionSource,
): Promise<{ document: ReportDocument; code: string }> {
  const births = await runStep('birth', () => loadBirths(deps, source));
  const people = await runStep('chart', () => computePeople(births, order));
  return runStep('writing', () => addVerificationCode(writeDocument(order, source, people), deps.publicUrl));
}

type Births = { birth: ResolvedBirth; partner?: { birth: ResolvedBirth; role: PartnerRole } };

async function loadBirths(
  { db }: Pick<ReportProductionDeps, 'db'>,
  { birthId }: Pick<EditionSource, 'birthId'>,
): Promise<Births> {
  const birthDetails = birthId && (await findBirthDetails(db, birthId));
  if (!birthDetails) throw new Error('The birth details of this order are missing.');
  const { details, partner } = birthDetails;
  return {
    birth: resolveBirth(details),
    ...(partner ? { partner: { birth: resolveBirth(partner.birthDetails), role: partner.role } } : {}),
  };
}

type People = PersonInput & { partner?: PersonInput & { role: PartnerRole } };

const computePeople = ({ birth, partner }: Births, { conventions }: Order): People => ({
  ...computePerson(birth, conventions),
  ...(partner ? { partner: { ...computePerson(partner.birth, conventions), role: partner.role } } : {}),
});

/** The hash of a report on one person is that of its chart alone. */
const listCharts = ({ chart, partner }: People): Chart | Chart[] =>
  partner ? [chart, partner.chart] : chart;

function writeDocument(order: Order, { edition, madeAt }: EditionSource, people: People): ReportDocument {
  return writeReport({
    product: order.reportKey as ProductKey,
    order: { id: order.id, edition, madeAt },
    ...people,
    chartStyle: order.chartStyle,
    signVocabulary: order.signVocabulary,
    hasOpeningVerse: order.openingVerse !== false,
  });
}

const createRecorder = (deps: ReportProductionDeps, orderId: string) => async (event: StepEvent) => {
  const meta = createJobMeta(deps, QUEUE, event.type);
  return (await changeOrder(deps, orderId, meta, (order) => recordStep(order, event))).order;
};

/**
 * Records that the last attempt failed. Only the step and the class of the error are recorded, because the message of the
 * error may contain birth details.
 */
export async function markGenerationFailed(
  deps: ReportProductionDeps,
  orderId: string,
  error: unknown,
): Promise<void> {
  const step = error instanceof StepError ? error.step : 'unknown';
  const cause = error instanceof StepError ? error.cause : error;
  const reason = cause instanceof Error ? cause.name : 'unknown';
  const meta = createJobMeta(deps, QUEUE, 'all attempts failed');
  await changeOrder(deps, orderId, meta, (order) => failGeneration(order, step, reason, meta.at));
  deps.log.error(
    { event: 'reports.generation_failed', orderId, step, reason },
    'A report was not produced after all attempts',
  );
}

const getTimestamp = ({ clock }: ReportProductionDeps) => clock.now().toISOString();
