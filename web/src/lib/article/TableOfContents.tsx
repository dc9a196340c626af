/** The table of contents beside a long text; hidden on narrow screens. */
import css from './TableOfContents.module.css';

type Entry = { id: string; title: string };

export function TableOfContents({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav className={css.contents} aria-label="On this page">
      <p className="eyebrow">On this page</p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
