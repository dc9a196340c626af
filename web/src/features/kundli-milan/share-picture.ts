/** Draws the points as a picture and shares it. Loaded with the first use. */
import type { PointRange } from '#src/kundli-milan/contract.ts';
import { MAX_POINTS } from '#src/kundli-milan/contract-couple.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { drawArc, drawBand, drawHatching } from './dial.ts';
import { formatRange } from './format-range.ts';

const SIZE = { width: 1080, height: 1080 };
const FILE_NAME = 'kundli-milan.png';

/** Opens the share sheet of the device with the picture; without one, saves it. */
export async function sharePicture(points: PointRange): Promise<void> {
  const blob = await drawPicture(points);
  if (!blob) return showToast('Your browser did not let us draw the picture.', { tone: 'error' });
  const file = new File([blob], FILE_NAME, { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    // refused only when the visitor closes the sheet
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  saveFile(blob);
}

function saveFile(blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}

async function drawPicture(points: PointRange): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const style = getComputedStyle(document.documentElement);
  const getToken = (name: string) => style.getPropertyValue(name).trim();
  context.fillStyle = getToken('--night');
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  drawDial(context, points, getToken);
  drawTexts(context, points, getToken);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

type GetToken = (name: string) => string;

/** The drawing of the page, 620 wide, scaled to the picture. */
function drawDial(
  context: CanvasRenderingContext2D,
  { lowest, highest }: PointRange,
  getToken: GetToken,
): void {
  context.save();
  context.translate(75, 250);
  context.scale(1.5, 1.5);
  context.lineWidth = 1.5;
  context.strokeStyle = getToken('--marigold');
  context.fillStyle = getToken('--dusk');
  fillPath(context, new Path2D(drawBand(0, MAX_POINTS)));
  context.fillStyle = getToken('--marigold');
  if (lowest > 0) fillPath(context, new Path2D(drawBand(0, lowest)));
  if (highest > lowest) {
    context.stroke(new Path2D(drawBand(lowest, highest)));
    context.stroke(new Path2D(drawHatching(lowest, highest)));
  }
  context.stroke(new Path2D(drawArc(250)));
  context.restore();
}

const fillPath = (context: CanvasRenderingContext2D, path: Path2D): void => context.fill(path);

function drawTexts(context: CanvasRenderingContext2D, points: PointRange, getToken: GetToken): void {
  const [display, text] = [getToken('--font-display'), getToken('--font-text')];
  const middle = SIZE.width / 2;
  context.textAlign = 'center';
  const write = (content: string, y: number, font: string, color: string) => {
    context.font = font;
    context.fillStyle = getToken(color);
    context.fillText(content, middle, y);
  };
  write('Kundli milan', 150, `400 72px ${display}`, '--ivory');
  const isRange = points.lowest !== points.highest;
  write(formatRange(points), 660, `400 ${isRange ? 112 : 180}px ${display}`, '--ivory');
  write(`of ${MAX_POINTS} points`, 740, `400 40px ${text}`, '--ivory-soft');
  write('By custom, 18 are enough.', 860, `400 36px ${text}`, '--ivory-soft');
  write(`Lagna · ${location.host}`, 1000, `400 34px ${text}`, '--marigold');
}
