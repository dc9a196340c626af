/** /dev/ui in development: every component of web/src/ui in its states. */
import type { ReactNode } from 'react';
import { Toasts } from '#web/ui/feedback/Toasts.tsx';
import type { ComponentExample } from './component-example.ts';
import { feedbackExamples } from './feedback-examples.tsx';
import { formExamples } from './form-examples.tsx';
import { otherExamples } from './other-examples.tsx';
import { overlayExamples } from './overlay-examples.tsx';
import css from './UiPage.module.css';

export const EXAMPLE_GROUPS: { title: string; examples: ComponentExample[] }[] = [
  { title: 'Form', examples: formExamples },
  { title: 'Feedback', examples: feedbackExamples },
  { title: 'Overlay', examples: overlayExamples },
  { title: 'Other', examples: otherExamples },
];

export function UiPage() {
  return (
    <main className={`wrap ${css.page}`}>
      <h1>Components</h1>
      <nav aria-label="Components" className={css.index}>
        {EXAMPLE_GROUPS.flatMap(({ examples }) =>
          examples.map(({ name }) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          )),
        )}
      </nav>
      {EXAMPLE_GROUPS.map(({ title, examples }) => (
        <section key={title} className={css.group}>
          <h2>{title}</h2>
          {examples.map((example) => (
            <Example key={example.name} example={example} />
          ))}
        </section>
      ))}
      <Toasts />
    </main>
  );
}

function Example({ example: { name, importPath, layout, states } }: { example: ComponentExample }) {
  return (
    <article id={name} className={css.example}>
      <h3>{name}</h3>
      <code>
        import {'{'} {name} {'}'} from '{importPath}'
      </code>
      <div className={css.states} data-layout={layout}>
        {Object.entries(states).map(([state, node]) => (
          <State key={state} name={state}>
            {node}
          </State>
        ))}
      </div>
    </article>
  );
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={css.state}>
      <figcaption className="small soft">{name}</figcaption>
      {children}
    </figure>
  );
}
