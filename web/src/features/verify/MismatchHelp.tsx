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
              The number has digits and the letters a to f only. An 8 looks like a b in a poor print; reading
              it aloud to somebody helps.
            </dd>
          </div>
          <div>
            <dt>An older edition, or a very early one</dt>
            <dd className="soft">
              When a birth detail is corrected, a new edition replaces the old one, and we say so here. The
              first reports of all carry no number; for those, give us the file.
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
              <Link to="/contact">tell us</Link>, and we look into it with you.
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
