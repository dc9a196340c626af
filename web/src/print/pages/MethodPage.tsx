import type { MethodPage as Page, ReportDocument } from '#src/reports/contract.ts';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
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
      <AuthenticityBox authenticity={page.authenticity} order={order} />
      {page.note && (
        <p className="small soft correction-note">
          <ScriptText>{page.note}</ScriptText>
        </p>
      )}
    </>
  );
}

function AuthenticityBox({
  authenticity: { title, text, where, link, code },
  order,
}: {
  authenticity: Page['authenticity'];
  order: ReportDocument['order'];
}) {
  return (
    <div className="authenticity on-night">
      <HouseEmblem highlightedHouses={[1]} />
      <div>
        <h2>{title}</h2>
        <p>
          <ScriptText>{text}</ScriptText>
        </p>
        <p className="where">{link ? <a href={link}>{where}</a> : where}</p>
        {code && <p className="code">{code.match(/.{1,8}/g)?.join(' ')}</p>}
        {!where.includes(order.id) && (
          <p>
            Order {order.id}, edition {order.edition}.
          </p>
        )}
      </div>
    </div>
  );
}
