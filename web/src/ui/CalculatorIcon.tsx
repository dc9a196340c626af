/**
 * A sign for each calculator, on a 64 px grid with the charts' stroke; one marigold part each. Drawn in glyphs.svg, which
 * is fetched once: inside the pages they would be a tenth of the home page's own script. They take colours from here.
 */
import type { CalculatorId } from '#web/content/calculators.ts';
import css from './CalculatorIcon.module.css';
import glyphs from './calculator-icons.svg';

export function Glyph({ of }: { of: CalculatorId }) {
  return (
    <svg className={css.glyph} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${glyphs}#${of}`} />
    </svg>
  );
}
