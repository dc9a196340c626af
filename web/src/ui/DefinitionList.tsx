import css from './DefinitionList.module.css';

/** Titles with one line of text each. */
export function DefinitionList({ items }: { items: { title: string; text: string }[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
