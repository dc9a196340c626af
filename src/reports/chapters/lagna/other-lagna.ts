/** The other lagna that is possible if the given time is a few minutes wrong. */
import { content } from '#src/reports/content/content.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { MINUTE_MS } from '#src/reports/facts/time-units.ts';
import {
  formatClock,
  formatFirstMinute,
  formatGraha,
  getSignName,
  toLowercaseFirst,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

/** A written time is seldom wrong by more. */
const NEAR_MINUTES = 15;
const NEAR_MINUTES_IF_APPROXIMATE = 45;

/** Empty if no change of the lagna is near. The Life Blueprint has a chapter on the birth time instead. */
export function writeOtherLagnaParts(context: TimeKnownContext): EssayPart[] {
  const statements = (['before', 'after'] as const).flatMap((side) => writeOtherLagna(context, side));
  return statements.length > 0
    ? [{ id: 'other-lagna', title: content.lagna.otherLagnaTexts.title, statements }]
    : [];
}

function writeOtherLagna(context: TimeKnownContext, side: 'before' | 'after'): Statement[] {
  const { birth, chart, sensitivity } = context;
  const edge = side === 'before' ? sensitivity?.lagnaSign.from : sensitivity?.lagnaSign.to;
  if (!edge) return [];
  const minutes = Math.max(1, Math.round(Math.abs(Date.parse(edge) - Date.parse(birth.utc)) / MINUTE_MS));
  if (minutes > (birth.timeKind === 'approximate' ? NEAR_MINUTES_IF_APPROXIMATE : NEAR_MINUTES)) return [];
  const { sign } = chart.lagna;
  const otherSign = side === 'before' ? ((sign + 10) % 12) + 1 : (sign % 12) + 1;
  const [reading] = content.lagna.lagnas[otherSign - 1]!.firstImpression;
  const { opening, because } = content.lagna.otherLagnaTexts;
  const formatEdge = side === 'before' ? formatClock : formatFirstMinute;
  const clock = formatEdge(edge, birth.utcOffsetSeconds);
  return [
    createStatement(
      context,
      `${opening[side](getSignName(otherSign), clock, minutes)} ${toLowercaseFirst(reading!.text)}`,
      because[side](getSignName(otherSign), formatGraha(getSignLord(otherSign))),
      ['given.clock'],
    ),
  ];
}
