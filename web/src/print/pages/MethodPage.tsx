import type { MethodPage as Page, ReportDocument } from '#src/reports/contract.ts';
import { AuthenticityBox } from './AuthenticityBox.tsx';
import { ChapterHead } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function MethodPage({ page, order }: { page: Page; order: ReportDocument['order'] }) {
  return (
    <>
      <ChapterHead page={page} />
      <table className="rows wide">
        <caption>
          <ScriptText>{page.caption}</ScriptText>
        </caption>
        <tbody>
          {page.rows.map(({ label, value, note }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <ScriptText>{value}</ScriptText>
                {note && (
                  <span className="note">
                    <ScriptText>{note}</ScriptText>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {page.authenticity && <AuthenticityBox authenticity={page.authenticity} order={order} />}
      {page.note && (
        <p className="small soft correction-note">
          <ScriptText>{page.note}</ScriptText>
        </p>
      )}
    </>
  );
}
