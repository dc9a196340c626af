/** The first page of a paid report: the questions of its reader with their answers. */
import type { Answer, AnswersPage as Page } from '#src/reports/contract-answers.ts';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';
import { ChapterHead, MarkLegend, NoteToParents, ReasonWithMark } from './page-parts.tsx';
import { WindowTable } from './WindowTable.tsx';

export function AnswersPage({ page }: { page: Page }) {
  return (
    <>
      <ChapterHead page={page} />
      <NoteToParents page={page} />
      {page.answers.map((answer) => (
        <AnswerBlock key={answer.question} answer={answer} />
      ))}
      <div className="answers-note">
        <MarkLegend />
        <p>
          <ScriptText>{page.note}</ScriptText>
        </p>
      </div>
    </>
  );
}

function AnswerBlock({ answer: { question, answer, detail, windows, steps, other } }: { answer: Answer }) {
  return (
    <div className="answer">
      <div>
        <h2 className="question">
          <ScriptText>{question}</ScriptText>
        </h2>
        <p className="answer-line">
          <ScriptText>{answer.text}</ScriptText>
        </p>
        {detail && (
          <p className="answer-detail">
            <ScriptText>{detail}</ScriptText>
          </p>
        )}
        <Times windows={windows} steps={steps} />
        {other && (
          <>
            <p className="answer-detail">
              <ScriptText>{other.text}</ScriptText>
            </p>
            <Times windows={other.windows} steps={other.steps} />
          </>
        )}
      </div>
      <ReasonWithMark statement={answer} />
    </div>
  );
}

type TimesProps = { windows: Answer['windows']; steps: Answer['steps'] };

const Times = ({ windows, steps }: TimesProps) => (
  <>
    {windows && windows.length > 0 && <WindowTable windows={windows} />}
    {steps && steps.length > 0 && <StepTable steps={steps} />}
  </>
);

function StepTable({ steps }: { steps: NonNullable<Answer['steps']> }) {
  return (
    <table className="windows">
      <tbody>
        {steps.map(({ when, text }) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>
              <ScriptText>{text}</ScriptText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
