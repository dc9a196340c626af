import type { ChartStyle } from '#src/astrology/contract.ts';
import { FRAMES } from '#web/charts/chart-cells.ts';
import { toPath } from '#web/charts/geometry.ts';
import css from './ChartStyleField.module.css';

type Props = { value: ChartStyle; onChange: (style: ChartStyle) => void; disabled?: boolean };

const STYLES: { key: ChartStyle; label: string }[] = [
  { key: 'north', label: 'North' },
  { key: 'south', label: 'South' },
  { key: 'east', label: 'East' },
];

/** A choice of three chart styles. The highlighted cell is the first house in North, Aries in South and East. */
export function ChartStyleField({ value, onChange, disabled = false }: Props) {
  return (
    <fieldset className={css.field} disabled={disabled}>
      <legend>Chart style</legend>
      <div className={css.choices}>
        {STYLES.map(({ key, label }) => (
          <label key={key} className={css.choice}>
            <input
              type="radio"
              name="chartStyle"
              value={key}
              checked={value === key}
              onChange={() => onChange(key)}
            />
            <svg viewBox="-1 -1 102 102" aria-hidden="true">
              <path className={css.lit} d={toPath(FRAMES[key].cells[0]!.outline)} />
              <path d={FRAMES[key].lines} />
            </svg>
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
