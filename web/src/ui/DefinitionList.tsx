import css from './DefinitionList.module.css';

/** Short claims with a line each, between hairlines. */
export function DefinitionList({ lines }: { lines: { title: string; text: string }[] }) {
  return (
    <dl className={css.list}>
      {lines.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
