/** Questions as native <details>: they work without scripts and are found by the browser's search. */
import { Link } from 'react-router-dom';
import { faqGroups, type FaqEntry } from '#web/content/support.ts';
import { Icon } from '#web/ui/Icon.tsx';
import css from './Faq.module.css';

export function Faq() {
  return (
    <section className="vellum band" aria-labelledby="faq">
      <div className="wrap">
        <h2 id="faq">Frequently asked questions</h2>
        <div className={css.groups}>
          {faqGroups.map(({ title, questions }) => (
            <div key={title} className={css.group}>
              <h3>{title}</h3>
              <div>
                {questions.map((entry) => (
                  <FaqItem key={entry.question} entry={entry} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function FaqItem({ entry: { question, answers, link } }: { entry: FaqEntry }) {
  return (
    <details className={css.item}>
      <summary>
        <span>{question}</span>
        <Icon name="chevron" />
      </summary>
      <div className={css.answer}>
        {answers.map((answer) => (
          <p key={answer}>{answer}</p>
        ))}
        {link && (
          <p>
            <Link to={link.href}>{link.label}</Link>
          </p>
        )}
      </div>
    </details>
  );
}
