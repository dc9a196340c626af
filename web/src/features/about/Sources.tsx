import { computationSources } from '#web/content/about.ts';
import css from './Sources.module.css';

export function Sources() {
  return (
    <section className="band vellum" aria-labelledby="sources">
      <div className="wrap">
        <div className={`head split ${css.head}`}>
          <h2 id="sources">Astronomy, with its sources</h2>
          <p className="soft">
            We compare the positions before every release. A second of arc (″) is a 3,600th of a degree.
          </p>
        </div>
        <table className={css.table}>
          <caption className="sr-only">
            What a report is computed from, and how far each part can be trusted
          </caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Where it comes from</th>
              <th scope="col">How exact it is</th>
            </tr>
          </thead>
          <tbody>
            {computationSources.map(({ subject, source, accuracy }) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                <td>{source}</td>
                <td className="num soft">{accuracy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
