import { describe, expect, it } from 'vitest';
import {
  NOW,
  birthDetailsFrozenEvent,
  chartComputedEvent,
  createCapturedPayment,
  createOrderPlacedEvent,
  generationRequestedEvent,
  paymentRequestedEvent,
  reportRenderedEvent,
  reportWrittenEvent,
} from '#src/orders/testing.ts';
import type { EventOf, OrderEvent } from './events.ts';
import { foldOrder } from './evolve.ts';
import { findReportFile, recordReportFile } from './report-files.ts';

const PRINTED_EVENTS: OrderEvent[] = [
  createOrderPlacedEvent(),
  birthDetailsFrozenEvent,
  paymentRequestedEvent,
  { type: 'PaymentCapturedByWebhook', data: createCapturedPayment() },
  generationRequestedEvent,
  chartComputedEvent,
  reportWrittenEvent,
  reportRenderedEvent,
];
const SHA256 = (reportRenderedEvent as EventOf<'ReportRendered'>).data.sha256;
const fileRestored: OrderEvent = {
  type: 'ReportFileRestored',
  data: { edition: 1, sha256: SHA256, at: NOW },
};
const reportReprinted: EventOf<'ReportReprinted'> = {
  type: 'ReportReprinted',
  data: { edition: 1, sha256: 'f'.repeat(64), bytes: 7, pages: 3, renderer: 'Chromium 2', at: NOW },
};
const correctionEvents: OrderEvent[] = [
  { type: 'EditionSuperseded', data: { edition: 1, at: NOW } },
  { type: 'BirthDetailsCorrected', data: { edition: 2, birthId: 'b2', at: NOW } },
  {
    type: 'GenerationRequested',
    data: { edition: 2, birthId: 'b2', attempt: 1, cause: 'correction', at: NOW },
  },
];

describe('a lost file', () => {
  it('a lost file that is restored with the same bytes changes nothing', () => {
    expect(foldOrder([...PRINTED_EVENTS, fileRestored])).toEqual(foldOrder(PRINTED_EVENTS));
  });

  it('a lost file that is printed again with other bytes has a new hash, and its old hash stays known', () => {
    const order = foldOrder([...PRINTED_EVENTS, reportReprinted])!;
    expect(order.report.file).toMatchObject({ sha256: 'f'.repeat(64), bytes: 7, pages: 3 });
    expect(order.report.status).toBe('ready');
    expect(order.replacedFiles).toMatchObject([{ edition: 1, sha256: SHA256 }]);
  });

  it('a reprinted file of a superseded edition has its new hash in that edition', () => {
    const order = foldOrder([...PRINTED_EVENTS, ...correctionEvents, reportReprinted])!;
    expect(order.supersededEditions).toMatchObject([{ edition: 1, sha256: 'f'.repeat(64) }]);
    expect(order.replacedFiles).toMatchObject([{ edition: 1, sha256: SHA256 }]);
    expect(findReportFile(order, 1)?.file.sha256).toBe('f'.repeat(64));
    expect(findReportFile(order, 2)).toBeUndefined();
  });

  it('a lost file is recorded once when two runs print it', () => {
    const order = foldOrder(PRINTED_EVENTS)!;
    expect(recordReportFile(order, SHA256, reportReprinted)).toEqual([reportReprinted]);
    expect(
      recordReportFile(foldOrder([...PRINTED_EVENTS, reportReprinted])!, SHA256, reportReprinted),
    ).toEqual([]);
  });
});
