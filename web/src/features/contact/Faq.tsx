/** Questions as native <details>: they work without scripts and are found by the browser's search. */
import { Link } from 'react-router-dom';
import { chapters, type Question } from '#web/content/support.ts';
import { Icon } from '#web/ui/Icon.tsx';
import css from './Faq.module.css';

export function Faq() {
  return (
    <section className="vellum band" aria-labelledby="faq">
      <div className="wrap">
        <h2 id="faq">Asked often, answered here</h2>
        <div className={css.chapters}>
          {chapters.map(({ title, questions }) => (
            <div key={title} className={css.chapter}>
              <h3>{title}</h3>
              <div>
                {questions.map((question) => (
                  <FaqItem key={question.asks} question={question} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function FaqItem({ question: { asks, answers, to } }: { question: Question }) {
  return (
    <details className={css.asked}>
      <summary>
        <span>{asks}</span>
        <Icon name="chevron" />
      </summary>
      <div className={css.answer}>
        {answers.map((answer) => (
          <p key={answer}>{answer}</p>
        ))}
        {to && (
          <p>
            <Link to={to.href}>{to.label}</Link>
          </p>
        )}
      </div>
    </details>
  );
}
