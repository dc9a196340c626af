import css from './NumberedSteps.module.css';

export function NumberedSteps({ steps }: { steps: { title: string; text: string }[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text }, n) => (
        <li key={title}>
          <span className={`num ${css.number}`} aria-hidden="true">
            {n + 1}
          </span>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
