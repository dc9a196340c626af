import type { RemediesPage as Page } from '#src/reports/contract.ts';
import { Reason, ChapterHead } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function RemediesPage({ page }: { page: Page }) {
  return (
    <>
      <ChapterHead page={page} />
      <p className="lead">
        <ScriptText>{page.lead}</ScriptText>
      </p>
      <div className="remedies-list">
        {page.remedies.map((remedy) => (
          <Remedy key={remedy.title} remedy={remedy} />
        ))}
      </div>
    </>
  );
}

/** The cost comes first, because readers want to know it first and most remedies are free. */
function Remedy({
  remedy: { cost, when, title, text, mantra, because, isPurchase },
}: {
  remedy: Page['remedies'][number];
}) {
  return (
    <article className={isPurchase ? 'remedy purchase' : 'remedy'}>
      <div>
        <p className="cost">{cost}</p>
        <p className="small-caption">
          <ScriptText>{when}</ScriptText>
        </p>
      </div>
      <div>
        <h2>
          <ScriptText>{title}</ScriptText>
        </h2>
        {mantra && (
          <p className="mantra" lang="sa">
            {mantra}
          </p>
        )}
        <p>
          <ScriptText>{text}</ScriptText>
        </p>
      </div>
      <Reason>{because}</Reason>
    </article>
  );
}
