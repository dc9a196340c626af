/**
 * The light of the Moon as a curve of 28 to 31 points, drawn with table cells: mail programs block images until the reader
 * allows them, and most remove SVG. The four phases are drawn with characters that every font has.
 */
import type { DayOfMoon } from './moonlight.ts';

const IVORY = '#F6EEDD';
/** Pixels. A disc is a character, a point is a small square with round corners. */
const CURVE_HEIGHT = 48;
const DISC_SIZE = 18;
const POINT_SIZE = 3;

/** On the dark ground the filled part of a character is the lit part of the Moon, as seen from India. */
const DISCS: Record<NonNullable<DayOfMoon['phase']>, string> = {
  new: '&#9675;',
  'first-quarter': '&#9681;',
  full: '&#9679;',
  'last-quarter': '&#9680;',
};

/** A row of the table whose columns are the days of the month. */
export const renderMoonCurve = (days: readonly DayOfMoon[]): string =>
  `<tr>${days.map(renderDay).join('')}</tr>`;

function renderDay({ light, phase }: DayOfMoon): string {
  const size = phase ? DISC_SIZE : POINT_SIZE;
  const top = Math.round((1 - light) * CURVE_HEIGHT + (DISC_SIZE - size) / 2);
  const mark = phase
    ? `<span style="display:block;font:400 ${DISC_SIZE}px/${DISC_SIZE}px Arial,sans-serif;color:${IVORY};white-space:nowrap">${DISCS[phase]}</span>`
    : `<span style="display:block;width:${POINT_SIZE}px;height:${POINT_SIZE}px;border-radius:2px;background:${IVORY};font-size:0;line-height:0">&nbsp;</span>`;
  return `<td valign="top" style="height:${CURVE_HEIGHT + DISC_SIZE}px;padding:0;overflow:visible"><span style="display:block;height:${top}px;font-size:0;line-height:0">&nbsp;</span>${mark}</td>`;
}
