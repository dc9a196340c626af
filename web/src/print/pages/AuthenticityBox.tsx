/** How to check that a copy is authentic, with its verification code. */
import type { Authenticity, ReportDocument } from '#src/reports/contract.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { useFrame } from '#web/print/frame.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function AuthenticityBox({
  authenticity: { title, text, where, link, code },
  order,
}: {
  authenticity: Authenticity;
  order: ReportDocument['order'];
}) {
  const { pages: words } = useFrame();
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
          <p>{fillTemplate(words.orderAndEdition, order.id, String(order.edition))}</p>
        )}
      </div>
    </div>
  );
}
