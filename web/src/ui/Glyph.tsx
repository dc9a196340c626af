/** A sign for each calculator, on a 64 px grid with the charts' stroke; one marigold part each. */
import type { ReactNode } from 'react';
import type { CalculatorId } from '#web/content/calculators.ts';
import css from './Glyph.module.css';

const ray = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const angle = (n * 2 * Math.PI) / count;
    const at = (radius: number) =>
      `${(32 + radius * Math.sin(angle)).toFixed(2)} ${(32 - radius * Math.cos(angle)).toFixed(2)}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');

const nine = [14, 32, 50].flatMap((x) => [14, 32, 50].map((y) => ({ x, y })));

const DRAWN: Record<CalculatorId, ReactNode> = {
  love: (
    <>
      <path className={css.lit} d="M32 17.8A18 18 0 0 1 32 46.2A18 18 0 0 1 32 17.8Z" />
      <circle cx="21" cy="32" r="18" />
      <circle cx="43" cy="32" r="18" />
    </>
  ),
  'atmakaraka-darakaraka': (
    <>
      <path d="M32 6V58" />
      <path d="M26 14H38M28 22H36M28 30H36M28 38H36M26 46H38M28 54H36" opacity=".5" />
      <circle className={css.lit} cx="32" cy="14" r="8" />
      <circle className={css.ground} cx="32" cy="48" r="5" />
    </>
  ),
  numerology: (
    <>
      <path className={css.litLine} d="M14 14L50 50M50 14V50" />
      {nine.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={css.ground} cx={x} cy={y} r="5" />
      ))}
    </>
  ),
  'sun-sign': (
    <>
      <circle className={css.lit} cx="32" cy="32" r="11" />
      <path d={ray(16, 22, 12)} />
      <path d={ray(22, 28, 4)} />
    </>
  ),
  'rising-ascendant': (
    <>
      <path className={css.lit} d="M18 42A14 14 0 0 1 46 42Z" />
      <path d="M18 42A14 14 0 0 1 46 42M4 42H60M12 49H52M20 56H44M32 22V8M26.5 13L32 7.5L37.5 13" />
    </>
  ),
  rashi: (
    <>
      <circle cx="32" cy="32" r="27" />
      <circle cx="32" cy="32" r="17" />
      <path className={css.lit} d="M32 5A27 27 0 0 1 45.5 8.62L40.5 17.28A17 17 0 0 0 32 15Z" />
      <path d={ray(17, 27, 12)} />
      <path d="M35.5 25A8 8 0 1 0 35.5 39A9.5 9.5 0 0 1 35.5 25Z" />
    </>
  ),
  dasha: (
    <>
      <path d="M5 32A27 27 0 1 1 32 59M32 12A20 20 0 1 1 17.86 46.14M22.81 22.81A13 13 0 0 1 41.19 41.19" />
      <path className={css.litLine} d="M32 12A20 20 0 0 1 49.32 42" />
      <circle className={css.lit} cx="49.32" cy="42" r="4" />
      <circle className={css.dot} cx="32" cy="32" r="2.4" />
    </>
  ),
  'moon-sign': (
    <>
      <circle cx="32" cy="32" r="27" opacity=".45" />
      <path className={css.lit} d="M39 12.5A21 21 0 1 0 39 51.5A25 25 0 0 1 39 12.5Z" />
      <path d="M48 24V24.01M52 33V33.01M47 41V41.01" strokeWidth="3" />
    </>
  ),
};

export function Glyph({ of }: { of: CalculatorId }) {
  return (
    <svg className={css.glyph} viewBox="0 0 64 64" aria-hidden="true">
      {DRAWN[of]}
    </svg>
  );
}
