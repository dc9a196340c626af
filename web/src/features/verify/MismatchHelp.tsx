/** Reasons why a report cannot be verified. */
import { Link } from 'react-router-dom';
import css from './MismatchHelp.module.css';

export function MismatchHelp() {
  return (
    <section className="vellum band" aria-labelledby="why-not">
      <div className={`wrap ${css.content}`}>
        <h2 id="why-not">If the answer is no</h2>
        <dl className={css.list}>
          <div>
            <dt>A typing error</dt>
            <dd className="soft">
              The number has digits and the letters a to f only. In a poor print, a 6 looks like a b. Ask
              somebody to read it to you.
            </dd>
          </div>
          <div>
            <dt>An older edition, or one of our first reports</dt>
            <dd className="soft">
              When a birth detail is corrected, a new edition replaces the old one, and we say so here. Our
              first reports have no number. For those, choose the file.
            </dd>
          </div>
          <div>
            <dt>A file that was saved again</dt>
            <dd className="soft">
              Notes, signatures and “reduce file size” write a new file. Its pages may be unchanged, but we
              can no longer confirm it. The e-mail it came with has the original.
            </dd>
          </div>
          <div>
            <dt>Another seller</dt>
            <dd className="soft">
              We sell here and nowhere else. If somebody sold you a report under our name,{' '}
              <Link to="/contact">tell us</Link>, and we will look into it with you.
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
