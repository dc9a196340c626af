/** A chapter: an opening page with the emblem of its houses, then statements with their reasons. */
import type { EssayPage as Page } from '#src/reports/contract.ts';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { Because, Head, Say } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

type Props = { page: Page; name: string };

export function EssayPage({ page, name }: Props) {
  if (page.compact) return <Compact page={page} name={name} />;
  return (
    <>
      <Opener page={page} />
      <section className={`chapter ${name} of-essay`}>
        <Parts page={page} />
      </section>
    </>
  );
}

/** More parts than these are listed across the page, below the opening words. */
const FEW = 5;

function Opener({ page }: { page: Page }) {
  return (
    <section className={page.parts.length > FEW ? 'opener many' : 'opener'}>
      <div className="emblem-place">
        <HouseEmblem lit={page.highlightedHouses} title={describeEmblem(page.highlightedHouses)} />
      </div>
      <p className="over">Chapter {page.number}</p>
      <div className="opener-title">
        {page.devanagari && (
          <p className="deva" lang="hi" aria-hidden>
            {page.devanagari}
          </p>
        )}
        <h1 id={page.id}>
          <ScriptText>{page.title}</ScriptText>
        </h1>
        <div className="opener-body">
          <p className="lead">
            <ScriptText>{page.lead}</ScriptText>
          </p>
          <div className="opener-side">
            <InThisChapter page={page} />
            <Because>{page.leadBecause}</Because>
          </div>
        </div>
      </div>
    </section>
  );
}

function InThisChapter({ page }: { page: Page }) {
  return (
    <div className="in-chapter">
      <p className="in-title">In this chapter</p>
      <ol className="in">
        {page.parts.map((part) => (
          <li key={part.id}>
            <a href={`#${createPartId(page, part.id)}`}>
              <span>
                <ScriptText>{part.title}</ScriptText>
              </span>
              <span className="num" data-page-of={createPartId(page, part.id)}>
                ?
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Short chapters, and reports too small for opening pages. */
function Compact({ page, name }: { page: Page; name: string }) {
  return (
    <section className={`chapter ${name} of-essay compact`}>
      <Head page={page} />
      <p className="lead">
        <ScriptText>{page.lead}</ScriptText>
      </p>
      <Because>{page.leadBecause}</Because>
      <Parts page={page} />
    </section>
  );
}

function Parts({ page }: { page: Page }) {
  return page.parts.map((part) => {
    const [first, ...rest] = part.statements;
    return (
      <div key={part.id} className="part">
        {/* one block, so that a heading never ends a page */}
        <div className="part-head">
          <h2 id={createPartId(page, part.id)}>
            <ScriptText>{part.title}</ScriptText>
          </h2>
          {part.intro && (
            <p className="intro">
              <ScriptText>{part.intro}</ScriptText>
            </p>
          )}
          {first && <Say statement={first} />}
        </div>
        {rest.map((statement) => (
          <Say key={statement.text} statement={statement} />
        ))}
        {part.pullQuote && (
          <p className="pull">
            <ScriptText>{part.pullQuote}</ScriptText>
          </p>
        )}
      </div>
    );
  });
}

/** Parts are named within their chapter; an anchor is named within the document. */
const createPartId = (page: Page, part: string) => `${page.id}-${part}`;

function describeEmblem(lit: number[]): string {
  if (lit.length === 0) return 'Emblem of the chapter: the twelve houses';
  return `Emblem of the chapter: house ${lit.join(' and ')} lit`;
}
