/**
 * The icon of each calculator, on a 64 px grid. The drawings are in calculator-icons.svg, which the browser fetches once:
 * inline they would be a tenth of the home page's own script.
 */
import css from './CalculatorIcon.module.css';
import glyphs from './calculator-icons.svg';

type CalculatorId =
  | 'love'
  | 'atmakaraka-darakaraka'
  | 'numerology'
  | 'sun-sign'
  | 'rising-ascendant'
  | 'rashi'
  | 'dasha'
  | 'moon-sign';

export function CalculatorIcon({ calculator }: { calculator: CalculatorId }) {
  return (
    <svg className={css.glyph} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${glyphs}#${calculator}`} />
    </svg>
  );
}
