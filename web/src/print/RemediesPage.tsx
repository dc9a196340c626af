import type { RemediesPage as Page } from '#src/reports/contract.ts';
import { Because, Head } from './parts.tsx';
import { Words } from './Words.tsx';

export function RemediesPage({ page }: { page: Page }) {
  return (
    <>
      <Head page={page} />
      <p className="lead">
        <Words>{page.lead}</Words>
      </p>
      <div className="remedies-list">
        {page.remedies.map((remedy) => (
          <Remedy key={remedy.title} remedy={remedy} />
        ))}
      </div>
    </>
  );
}

/** What it costs stands first: that is the first question, and most of them are free. */
function Remedy({
  remedy: { cost, when, title, text, mantra, because, last },
}: {
  remedy: Page['remedies'][number];
}) {
  return (
    <article className={last ? 'remedy last' : 'remedy'}>
      <div>
        <p className="cost">{cost}</p>
        <p className="cap">
          <Words>{when}</Words>
        </p>
      </div>
      <div>
        <h2>
          <Words>{title}</Words>
        </h2>
        {mantra && (
          <p className="mantra" lang="sa">
            {mantra}
          </p>
        )}
        <p>
          <Words>{text}</Words>
        </p>
      </div>
      <Because>{because}</Because>
    </article>
  );
}
