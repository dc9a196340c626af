/** Stored files of printed editions: a lost or altered file is restored, or printed again with other bytes. */
import type { EventOf, OrderEvent } from './events.ts';
import { isRefunding, type Order, type ReportFile } from './order-state.ts';

export type ReportFileEvent = EventOf<'ReportFileRestored' | 'ReportReprinted'>;

export const isReportFileEvent = (event: OrderEvent): event is ReportFileEvent =>
  event.type === 'ReportFileRestored' || event.type === 'ReportReprinted';

/** A restored file has the same bytes, so the order does not change. */
export const applyReportFileEvent = (order: Order, event: ReportFileEvent): Order =>
  event.type === 'ReportReprinted' ? applyReprinted(order, event.data) : order;

function applyReprinted(order: Order, data: EventOf<'ReportReprinted'>['data']): Order {
  const { edition, sha256, bytes, pages, verification } = data;
  const lostFile = findReportFile(order, edition);
  if (!lostFile) return order;
  const file = { sha256, bytes, pages, verification };
  const replacedFile = { ...lostFile.file, edition, readyAt: lostFile.readyAt };
  const replacedFiles = [...(order.replacedFiles ?? []), replacedFile];
  if (edition === order.report.edition) return { ...order, replacedFiles, report: { ...order.report, file } };
  const supersededEditions = order.supersededEditions.map((candidate) =>
    candidate.edition === edition ? { ...candidate, ...file } : candidate,
  );
  return { ...order, replacedFiles, supersededEditions };
}

/** The stored file of an edition, current or superseded; undefined before it is printed. */
export function findReportFile(
  { report, supersededEditions }: Order,
  edition: number,
): { file: ReportFile; readyAt: string } | undefined {
  const supersededEdition = supersededEditions.find((candidate) => candidate.edition === edition);
  if (supersededEdition) {
    const { sha256, bytes, pages, verification, readyAt } = supersededEdition;
    return { file: { sha256, bytes, pages, verification }, readyAt };
  }
  if (edition !== report.edition || !report.file || !report.renderedAt) return undefined;
  return { file: report.file, readyAt: report.renderedAt };
}

/** `lostSha256`: the file that was looked for. Gives no event when another run has printed the edition again. */
export function recordReportFile(order: Order, lostSha256: string, event: ReportFileEvent): OrderEvent[] {
  const file = findReportFile(order, event.data.edition)?.file;
  return file?.sha256 === lostSha256 && !isRefunding(order.status) ? [event] : [];
}
