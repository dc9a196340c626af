/** Graded times of one matter, a row for each. */
import type { GradedWindow } from '#src/reports/contract-answers.ts';
import { GradeMark } from '#web/print/figures/GradeMark.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function WindowTable({ windows }: { windows: GradedWindow[] }) {
  return (
    <table className="windows">
      <tbody>
        {windows.map(({ grade, label, when, advice }) => (
          <tr key={when} className={grade === 0 ? 'not-favoured' : undefined}>
            <th scope="row">
              <GradeMark grade={grade} /> {label}
            </th>
            <td className="window-months">{when}</td>
            <td>
              <ScriptText>{advice}</ScriptText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
