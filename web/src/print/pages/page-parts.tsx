/** What several pages are made of: the head of a chapter, a statement with its reason, a mark, a captioned figure. */
import type { ReactNode } from 'react';
import type { Certainty, Page, Statement } from '#src/reports/contract.ts';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function Head({ page, overline }: { page: Page; overline?: string }) {
  const over = overline ?? (page.number === null ? null : `Chapter ${page.number}`);
  return (
    <header className="head">
      {over && <p className="over">{over}</p>}
      <h1 id={page.id}>
        <ScriptText>{page.title}</ScriptText>
      </h1>
      {page.devanagari && (
        <p className="deva" lang="hi" aria-hidden>
          {page.devanagari}
        </p>
      )}
    </header>
  );
}

/** The signature of the house: one hairline carries the statement at the left and its reason at the right. */
export function Say({ statement }: { statement: Statement }) {
  return (
    <div className="say">
      <p>
        <ScriptText>{statement.text}</ScriptText>
      </p>
      <div className="because">
        <Because source={statement.source}>{statement.because}</Because>
        {statement.certainty && <MarkLine mark={statement.certainty} />}
      </div>
    </div>
  );
}

export function Because({ children, source }: { children: string; source?: string | undefined }) {
  return (
    <p className="why">
      <i>because</i> <ScriptText>{children}</ScriptText>
      {source && <span className="source"> {source}.</span>}
    </p>
  );
}

/** Full circle firm, half needs the minute, open a close call: marked by shape, so that a grey print shows it too. */
function MarkLine({ mark: { level, note } }: { mark: Certainty }) {
  return (
    <p className="mark-line">
      <svg viewBox="-5 -5 10 10" aria-hidden>
        <circle className="mark-edge" r="4" />
        {level === 'stable' && <circle className="mark-fill" r="4" />}
        {level === 'minute-sensitive' && <path className="mark-fill" d="M0 -4A4 4 0 0 1 0 4Z" />}
      </svg>
      <ScriptText>{note}</ScriptText>
    </p>
  );
}

/** Numbered by the style sheet in the order of the document. */
export function Captioned({
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
