/** A chapter: an opening page or a head with the emblem of its houses, then statements with their reasons. */
import type { EssayPage as Page } from '#src/reports/contract.ts';
import { fillTemplate, type Frame } from '#src/reports/contract-frame.ts';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { useFrame } from '#web/print/frame.tsx';
import type { Opening, PageSharing } from '#web/print/layout/page-sharing.ts';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { ChapterHead, MarkLegend, Reason, StatementBlock, useChapterLabel } from './page-parts.tsx';
import { WindowTable } from './WindowTable.tsx';

type Props = { page: Page; pageName: string; opening: Opening; pageSharing: PageSharing };

export function EssayPage({ page, pageName, opening, pageSharing }: Props) {
  const name = `chapter ${pageName} of-essay`;
  const attributes = { 'data-page-sharing': pageSharing, 'data-running-title': page.runningTitle };
  if (opening === 'page') {
    return (
      <>
        <Opener page={page} />
        <section className={name} {...attributes}>
          <Parts page={page} />
        </section>
      </>
    );
  }
  return (
    <section className={`${name} compact`} {...attributes}>
      {opening === 'half' ? <HalfPageHead page={page} /> : <CompactHead page={page} />}
      <Parts page={page} />
    </section>
  );
}

/** A longer list of parts is printed across the page, below the lead. */
const MAX_PARTS_AT_SIDE = 5;

function Opener({ page }: { page: Page }) {
  const frame = useFrame();
  return (
    <section className={page.parts.length > MAX_PARTS_AT_SIDE ? 'opener many' : 'opener'}>
      <div className="emblem-place">
        <HouseEmblem
          highlightedHouses={page.highlightedHouses}
          title={describeEmblem(page.highlightedHouses, frame)}
        />
      </div>
      <p className="overline">{useChapterLabel(page)}</p>
      <div className="opener-title">
        <OpenerTitle page={page} />
        <div className="opener-body">
          <p className="lead">
            <ScriptText>{page.lead}</ScriptText>
          </p>
          <div className="opener-side">
            <PartList page={page} />
            <Reason>{page.leadBecause}</Reason>
            <MarkLegend />
          </div>
        </div>
      </div>
    </section>
  );
}

function PartList({ page }: { page: Page }) {
  const { pages: words } = useFrame();
  return (
    <div className="part-list-block">
      <p className="part-list-title">{words.inChapter}</p>
      <ol className="part-list">
        {page.parts.map((part) => (
          <li key={part.id}>
            <a href={`#${createPartAnchor(page, part.id)}`}>
              <span>
                <ScriptText>{part.title}</ScriptText>
              </span>
              <span className="num" data-page-of={createPartAnchor(page, part.id)}>
                ?
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The head of a main chapter in a smaller report: title and lead at the left, the emblem and the parts at the right. */
const OpenerTitle = ({ page }: { page: Page }) => (
  <>
    {page.hindiTitle && (
      <p className="hindi-title" lang="hi" aria-hidden>
        {page.hindiTitle}
      </p>
    )}
    <h1 id={page.id}>
      <ScriptText>{page.title}</ScriptText>
    </h1>
  </>
);

function HalfPageHead({ page }: { page: Page }) {
  const frame = useFrame();
  const isLong = page.parts.length > MAX_PARTS_AT_SIDE;
  return (
    <div className="half-head">
      <div>
        <p className="overline">{useChapterLabel(page)}</p>
        <OpenerTitle page={page} />
        <p className="lead">
          <ScriptText>{page.lead}</ScriptText>
        </p>
        <Reason>{page.leadBecause}</Reason>
      </div>
      <div>
        <HouseEmblem
          highlightedHouses={page.highlightedHouses}
          title={describeEmblem(page.highlightedHouses, frame)}
        />
        {!isLong && <PartList page={page} />}
      </div>
      {isLong && <PartList page={page} />}
      <MarkLegend />
    </div>
  );
}

/** A chapter without an emblem, for short chapters. */
function CompactHead({ page }: { page: Page }) {
  return (
    <>
      <ChapterHead page={page} />
      <p className="lead">
        <ScriptText>{page.lead}</ScriptText>
      </p>
      <Reason>{page.leadBecause}</Reason>
      <MarkLegend />
    </>
  );
}

function Parts({ page }: { page: Page }) {
  return page.parts.map((part) => {
    const [firstStatement, ...otherStatements] = part.statements;
    return (
      <div key={part.id} className="part">
        {/* One block, so that no page ends with a heading. */}
        <div className="part-head">
          <h2 id={createPartAnchor(page, part.id)}>
            <ScriptText>{part.title}</ScriptText>
          </h2>
          {part.intro && (
            <p className="intro">
              <ScriptText>{part.intro}</ScriptText>
            </p>
          )}
          {firstStatement && <StatementBlock statement={firstStatement} />}
        </div>
        {otherStatements.map((statement) => (
          <StatementBlock key={statement.text} statement={statement} />
        ))}
        {part.windows && part.windows.length > 0 && <WindowTable windows={part.windows} />}
        {part.pullQuote && (
          <p className="pull-quote">
            <ScriptText>{part.pullQuote}</ScriptText>
          </p>
        )}
      </div>
    );
  });
}

/** Ids of parts are unique within a chapter only, anchors within the document. */
const createPartAnchor = (page: Page, partId: string) => `${page.id}-${partId}`;

function describeEmblem(highlightedHouses: number[], { emblem, and }: Frame): string {
  if (highlightedHouses.length === 0) return emblem.allHouses;
  const houses = highlightedHouses.map(String).reduce((first, second) => fillTemplate(and, first, second));
  return fillTemplate(emblem.someHouses, houses);
}
