/** Places "Moonrise 3:10 pm" beside the path of the Moon, at the horizon. */
import { measureText, type BandLayout } from './layout.ts';

const GAP = 8;
/** At the height of the label the path is up to 35 units away from the point at which it meets the horizon. */
const GAP_UNDER_PATH = 44;

type MoonLabel = { text: string; x: number; textAnchor: 'start' | 'end' };

/** Where the Moon is below the horizon, if there is room: left of its rising, right of its setting. */
export function placeMoonLabel(
  { text, x, isSetting }: { text: string; x: number; isSetting: boolean },
  { left, right, textSize }: BandLayout,
): MoonLabel {
  const width = measureText(text, textSize);
  const hasRoom = isSetting ? x + GAP + width <= right : x - GAP - width >= left;
  const gap = hasRoom ? GAP : GAP_UNDER_PATH;
  const isRight = isSetting === hasRoom;
  return { text, x: isRight ? x + gap : x - gap, textAnchor: isRight ? 'start' : 'end' };
}
