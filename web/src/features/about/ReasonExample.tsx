import example from '#build/sample-content/example.json' with { type: 'json' };
import type { Certainty } from '#src/reports/contract.ts';
import { certaintyMarks } from '#web/content/about.ts';
import css from './ReasonExample.module.css';

/** An example statement with its reason, and the three certainty marks. */
export function ReasonExample() {
  const { title, text, because, certainty } = example;
  return (
    <section className={`wrap ${css.reasons}`} aria-labelledby="reasons">
      <div className={css.text}>
        <h2 id="reasons">A reason beside every statement</h2>
        <p className="soft">
          You can check every statement of a report, or show it to your family’s astrologer. This one is from
          the sample of {example.report}.
        </p>
      </div>
      <blockquote className={css.statement}>
        <p className={css.title}>{title}</p>
        <p>{text}</p>
        <p className="because soft">
          <i>Because</i> {because}
        </p>
        {certainty && (
          <p className={`small ${css.certainty}`}>
            <CertaintyMark level={MARK_BY_CERTAINTY[certainty.level]} />
            <span>{certainty.note[0]!.toUpperCase() + certainty.note.slice(1)}</span>
          </p>
        )}
      </blockquote>
      <dl className={css.marks} aria-label="The three marks">
        {certaintyMarks.map(({ level, name, text: meaning }) => (
          <div key={level}>
            <dt>
              <CertaintyMark level={level} /> {name}
            </dt>
            <dd className="soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type MarkLevel = (typeof certaintyMarks)[number]['level'];

const MARK_BY_CERTAINTY: Record<Certainty['level'], MarkLevel> = {
  stable: 'firm',
  'minute-sensitive': 'minute',
  borderline: 'close',
};

function CertaintyMark({ level }: { level: MarkLevel }) {
  return (
    <svg className={css.mark} viewBox="-6 -6 12 12" aria-hidden="true">
      <circle r="5" />
      {level === 'firm' && <circle className={css.fill} r="5" />}
      {level === 'minute' && <path className={css.fill} d="M0 -5A5 5 0 0 1 0 5Z" />}
    </svg>
  );
}
