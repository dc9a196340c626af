/** Components of several pages: chapter head, statement with its reason, certainty mark, captioned figure. */
import type { ReactNode } from 'react';
import type { Certainty, Page, Statement } from '#src/reports/contract.ts';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function ChapterHead({ page, overline }: { page: Page; overline?: string }) {
  const overlineText = overline ?? (page.chapterNumber === null ? null : `Chapter ${page.chapterNumber}`);
  return (
    <header className="head">
      {overlineText && <p className="overline">{overlineText}</p>}
      <h1 id={page.id}>
        <ScriptText>{page.title}</ScriptText>
      </h1>
      {page.devanagari && (
        <p className="hindi-title" lang="hi" aria-hidden>
          {page.devanagari}
        </p>
      )}
    </header>
  );
}

/** The statement at the left and its reason at the right, below one line. */
export function StatementBlock({ statement }: { statement: Statement }) {
  return (
    <div className="statement">
      <p>
        <ScriptText>{statement.text}</ScriptText>
      </p>
      <div className="because">
        <Reason source={statement.source}>{statement.because}</Reason>
        {statement.certainty && <CertaintyMark certainty={statement.certainty} />}
      </div>
    </div>
  );
}

export function Reason({ children, source }: { children: string; source?: string | undefined }) {
  return (
    <p className="reason">
      <i>because</i> <ScriptText>{children}</ScriptText>
      {source && <span className="source"> {source}.</span>}
    </p>
  );
}

/** A full circle is stable, a half circle minute-sensitive, an open circle borderline: shapes are visible in a grey print too. */
function CertaintyMark({ certainty: { level, note } }: { certainty: Certainty }) {
  return (
    <p className="certainty">
      <svg viewBox="-5 -5 10 10" aria-hidden>
        <circle className="certainty-edge" r="4" />
        {level === 'stable' && <circle className="certainty-fill" r="4" />}
        {level === 'minute-sensitive' && <path className="certainty-fill" d="M0 -4A4 4 0 0 1 0 4Z" />}
      </svg>
      <ScriptText>{note}</ScriptText>
    </p>
  );
}

/** The style sheet numbers the figures in the order of the document. */
export function CaptionedFigure({
  caption,
  className,
  children,
}: {
  caption: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={className}>
      {children}
      <figcaption>
        <ScriptText>{caption}</ScriptText>
      </figcaption>
    </figure>
  );
}
