import { Link } from 'react-router-dom';
import { comparison } from '#web/content/report-comparison.ts';
import css from './ReportComparison.module.css';

/** Questions with the report that answers each in depth, and the reports with a chapter on it. */
export function ReportComparison() {
  return (
    <section className={`band wrap ${css.comparison}`} aria-labelledby="comparison">
      <h2 id="comparison">Which report answers your question?</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Your question</th>
            <th scope="col">In depth</th>
            <th scope="col">Also a chapter in</th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ question, inDepth, alsoIn }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              <td>
                <Link to={`/reports/${inDepth.key}`}>{inDepth.name}</Link>
              </td>
              <td className="small soft">{alsoIn.map(({ name }) => name).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
