/** The digits 1 to 9 in three rows; a line connects the digits of the resulting numbers in order. */
import { toPath, toPoint } from '#web/charts/geometry.ts';
import css from './figures.module.css';

const DOT_DISTANCE = 72;
const RADIUS = 20;
const NO_NUMBERS: readonly number[] = [];

export function NineDots({ numbers = NO_NUMBERS }: { numbers?: readonly number[] }) {
  const digits = numbers.map(toDigit);
  const line = toPath(digits.map(getPosition)).replace('Z', '');
  return (
    <svg className="drawing" viewBox="-104 -104 208 208" aria-hidden="true">
      {digits.length > 1 && <path className={css.connection} d={line} />}
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
        <Dot key={digit} digit={digit} isHighlighted={digits.includes(digit)} />
      ))}
    </svg>
  );
}

function Dot({ digit, isHighlighted }: { digit: number; isHighlighted: boolean }) {
  const { x, y } = getPosition(digit);
  return (
    <>
      <circle className={isHighlighted ? 'line lit' : `line ${css.dot}`} cx={x} cy={y} r={RADIUS} />
      <text
        className={isHighlighted ? css.onLit : undefined}
        x={x}
        y={y + 4.5}
        fontSize="13"
        textAnchor="middle"
        fontWeight={isHighlighted ? 700 : 400}
      >
        {digit}
      </text>
    </>
  );
}

const getPosition = (digit: number) =>
  toPoint(
    ((digit - 1) % 3) * DOT_DISTANCE - DOT_DISTANCE,
    Math.floor((digit - 1) / 3) * DOT_DISTANCE - DOT_DISTANCE,
  );

/** A master number uses the dot of its digit sum: 11 the dot of 2, 22 of 4, 33 of 6. */
const toDigit = (number: number) => (number > 9 ? (number % 10) * 2 : number);
