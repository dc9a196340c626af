/** A small chart that turns while a request runs; static with reduced motion. */
import css from './Spinner.module.css';

export function Spinner() {
  return (
    <svg className={css.spinner} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M2 2H30V30H2ZM2 2L30 30M30 2L2 30M16 2L30 16L16 30L2 16Z" />
    </svg>
  );
}
