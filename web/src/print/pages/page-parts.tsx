/** Components of several pages: chapter head, statement with its reason, certainty mark, captioned figure. */
import { createContext, useContext, type ReactNode } from 'react';
import type { Certainty, Page, Statement } from '#src/reports/contract.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import { useFrame } from '#web/print/frame.tsx';
import { isCommonMark } from '#web/print/layout/chapter-marks.ts';
import { isReasonBelow } from '#web/print/layout/statement-layout.ts';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

/** @param overline printed after the number of the chapter */
export function ChapterHead({ page, overline }: { page: Page; overline?: string }) {
  const overlineText = [useChapterLabel(page), overline].filter(Boolean).join(' · ');
  return (
    <header className="head">
      {overlineText && <p className="overline">{overlineText}</p>}
      <h1 id={page.id}>
        <ScriptText>{page.title}</ScriptText>
      </h1>
      {page.hindiTitle && (
        <p className="hindi-title" lang="hi" aria-hidden>
          {page.hindiTitle}
        </p>
      )}
    </header>
  );
}

export function NoteToParents({ page }: { page: Page }) {
  if (!page.noteToParents) return null;
  return (
    <p className="note-to-parents">
      <ScriptText>{page.noteToParents}</ScriptText>
    </p>
  );
}

/** "Chapter 3"; null on a page without a number */
export function useChapterLabel({ chapterNumber }: Page): string | null {
  const { pages } = useFrame();
  return chapterNumber === null ? null : fillTemplate(pages.chapter, String(chapterNumber));
}

/** The marks that the head of the chapter explains; a statement prints only their symbol. */
export const CommonMarks = createContext<readonly Certainty[]>([]);

/** The statement at the left and its reason at the right, below one line; a reason that is much longer is below the statement. */
export function StatementBlock({ statement }: { statement: Statement }) {
  const frame = useFrame();
  const { text, because, source, certainty } = statement;
  const commonMarks = useContext(CommonMarks);
  const note = certainty && !isCommonMark(commonMarks, certainty) ? certainty.note : undefined;
  const isBelow = isReasonBelow(text, `${frame.because} ${because} ${source ?? ''}`, note);
  return (
    <div className={isBelow ? 'statement reason-below' : 'statement'}>
      <p>
        <ScriptText>{text}</ScriptText>
      </p>
      <ReasonWithMark statement={statement} />
    </div>
  );
}

/** The reason of a statement with its certainty: as a symbol if the head of the chapter explains it. */
export function ReasonWithMark({ statement: { because, source, certainty } }: { statement: Statement }) {
  const commonMarks = useContext(CommonMarks);
  const isSymbolOnly = certainty !== undefined && isCommonMark(commonMarks, certainty);
  return (
    <div className="because">
      <Reason source={source} mark={isSymbolOnly ? certainty : undefined}>
        {because}
      </Reason>
      {certainty && !isSymbolOnly && <CertaintyMark certainty={certainty} />}
    </div>
  );
}

/** Explains the symbols of the chapter's marks. */
export function MarkLegend() {
  const marks = useContext(CommonMarks);
  if (marks.length === 0) return null;
  return (
    <ul className="mark-legend">
      {marks.map((certainty) => (
        <li key={certainty.level}>
          <CertaintyMark certainty={certainty} />
        </li>
      ))}
    </ul>
  );
}

type ReasonProps = {
  children: string;
  source?: string | undefined;
  /** printed as a symbol after the reason */
  mark?: Certainty | undefined;
};

export function Reason({ children, source, mark }: ReasonProps) {
  const frame = useFrame();
  return (
    <p className="reason">
      <i>{frame.because}</i> <ScriptText>{children}</ScriptText>
      {source && <span className="source"> {source}.</span>}
      {mark && (
        <span className="mark-symbol">
          {' '}
          <MarkSymbol level={mark.level} title={mark.note} />
        </span>
      )}
    </p>
  );
}

function CertaintyMark({ certainty: { level, note } }: { certainty: Certainty }) {
  return (
    <p className="certainty">
      <MarkSymbol level={level} />
      <ScriptText>{note}</ScriptText>
    </p>
  );
}

/** A full circle is stable, a half circle minute-sensitive, an open circle borderline: shapes are visible in a grey print too. */
function MarkSymbol({ level, title }: { level: Certainty['level']; title?: string }) {
  return (
    <svg
      viewBox="-5 -5 10 10"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <circle className="certainty-edge" r="4" />
      {level === 'stable' && <circle className="certainty-fill" r="4" />}
      {level === 'minute-sensitive' && <path className="certainty-fill" d="M0 -4A4 4 0 0 1 0 4Z" />}
    </svg>
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
    // A group: the drawing inside is the figure of the PDF and has the description.
    <figure role="group" className={className}>
      {children}
      <figcaption>
        <ScriptText>{caption}</ScriptText>
      </figcaption>
    </figure>
  );
}
