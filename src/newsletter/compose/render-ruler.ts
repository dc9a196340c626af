/**
 * The month as a ruler of days, drawn with table cells: a taller mark on each day with an event, its number where there
 * is room, and the light of the Moon above it.
 */
import type { Newsletter } from './compose-newsletter.ts';
import { renderMoonCurve } from './render-moon-curve.ts';

const MARIGOLD = '#E9A23B';
const GROUND = '#15132B';
const TICK_HEIGHT = 5;
const MARK_HEIGHT = 22;
const MIN_DAYS_BETWEEN_NUMBERS = 2;

export function renderRuler({ moonlight, markedDays }: Pick<Newsletter, 'moonlight' | 'markedDays'>): string {
  const days = moonlight.map((_, index) => index + 1);
  const marked = new Set(markedDays);
  const numbered = new Set(listNumberedDays(markedDays));
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;width:100%">
${renderMoonCurve(moonlight)}
<tr>${days.map((day) => renderMark(marked.has(day))).join('')}</tr>
<tr>${days.map((day) => renderNumber(numbered.has(day) ? String(day) : '&nbsp;')).join('')}</tr>
</table>`;
}

/** On a phone a day is 10 px wide, and its number 14 px: numbers of neighbouring days would touch. */
function listNumberedDays(markedDays: readonly number[]): number[] {
  const days: number[] = [];
  for (const day of markedDays.toSorted((a, b) => a - b))
    if (day - (days.at(-1) ?? -Infinity) >= MIN_DAYS_BETWEEN_NUMBERS) days.push(day);
  return days;
}

/** The line of the ruler is the lower border of its cells. */
const renderMark = (isMarked: boolean) =>
  `<td valign="bottom" style="height:${MARK_HEIGHT}px;padding:0;border-bottom:2px solid ${MARIGOLD};font-size:0;line-height:0"><span style="display:block;width:${isMarked ? 3 : 1}px;height:${isMarked ? MARK_HEIGHT : TICK_HEIGHT}px;background:${isMarked ? MARIGOLD : '#8C8273'};font-size:0;line-height:0">&nbsp;</span></td>`;

const renderNumber = (text: string) =>
  `<td style="padding:4px 0 0;font:600 11px/14px Mulish,Verdana,Arial,sans-serif;color:#F6EEDD;background:${GROUND};white-space:nowrap;overflow:visible">${text}</td>`;
