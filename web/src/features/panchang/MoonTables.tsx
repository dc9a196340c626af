/** Chandrabala for all birth signs and Tarabala for all birth stars, closed until they are asked for. */
import type { MoonFavour } from '#src/astrology/contract-almanac.ts';
import { NAKSHATRAS, RASHIS, TARAS } from '#src/astrology/contract-names.ts';
import type { PanchangView } from '#src/panchang/contract.ts';
import { Icon } from '#web/ui/Icon.tsx';
import css from './HourTables.module.css';

const FAVOUR_WORDS: Record<MoonFavour, { word: string; quality: 'good' | 'mid' | 'bad' }> = {
  good: { word: 'Good', quality: 'good' },
  ordinary: { word: 'Ordinary', quality: 'mid' },
  careful: { word: 'Quiet', quality: 'bad' },
};

export function MoonTables({ panchang: { chandrabala, tarabala, moon } }: { panchang: PanchangView }) {
  return (
    <section className={`wrap ${css.moon}`} aria-labelledby="moon-tables">
      <h2 id="moon-tables" className="sr-only">
        The Moon of the day for every birth sign and birth star
      </h2>
      <details>
        <summary>
          Chandrabala <small>for 12 birth signs</small> <Icon name="chevron" />
        </summary>
        <Table
          caption={`Moon in ${moon.sign}, by birth sign`}
          head="Birth sign"
          rows={chandrabala.map((favour, index) => ({ name: RASHIS[index]!.sanskrit, favour }))}
        />
      </details>
      <details>
        <summary>
          Tarabala <small>for 27 birth stars</small> <Icon name="chevron" />
        </summary>
        <Table
          caption={`Moon in ${moon.nakshatra}, by birth star`}
          head="Birth star"
          rows={tarabala.map(({ tara, favour }, index) => ({
            name: NAKSHATRAS[index]!.name,
            tara: TARAS[tara - 1]!,
            favour,
          }))}
        />
      </details>
    </section>
  );
}

type TableProps = {
  caption: string;
  head: string;
  rows: { name: string; tara?: string; favour: MoonFavour }[];
};

const Table = ({ caption, head, rows }: TableProps) => (
  <table className={css.table}>
    <caption className="sr-only">{caption}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">{head}</th>
        {rows[0]?.tara && <th scope="col">Tara</th>}
        <th scope="col">The Moon is</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, tara, favour }) => (
        <tr key={name}>
          <td className={css.name}>{name}</td>
          {tara && <td className="soft">{tara}</td>}
          <td>
            <span className={css.quality} data-quality={FAVOUR_WORDS[favour].quality}>
              {FAVOUR_WORDS[favour].word}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
