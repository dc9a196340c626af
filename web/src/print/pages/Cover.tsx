/** The cover: the wheel of the birth chart with the rising degree in the east, and the name below; of two people both wheels. */
import type { ReportDocument } from '#src/reports/contract.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import { formatDegrees } from '#web/charts/descriptions.ts';
import { getPersonNames } from '#web/print/layout/person-names.ts';
import { Wheel } from '#web/charts/Wheel.tsx';
import { useFrame } from '#web/print/frame.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function Cover({ doc }: { doc: ReportDocument }) {
  const { brand } = useFrame();
  const { product, order, verse, partner } = doc;
  return (
    <section className="cover on-night">
      {/* Without a birth time there is no horizon, and two charts have two. */}
      {doc.chart.lagna && !partner && <div className="earth" />}
      {verse && (
        <p className="verse" lang="sa">
          {verse}
        </p>
      )}
      {partner ? <SkyOfTwo births={[doc, partner]} /> : <Sky doc={doc} />}
      <Title doc={doc} />
      <p className="foot">
        <span>
          {product.name} <span lang="hi">{product.hindiName}</span>
        </span>
        <span className="brand">{brand}</span>
        <span>{order.madeOn}</span>
      </p>
    </section>
  );
}

function Sky({ doc: { chart, birth } }: { doc: ReportDocument }) {
  const { cover } = useFrame();
  return (
    <>
      <div className="wheel-place">
        <Wheel
          chart={chart}
          start="lagna"
          highlight="lagna"
          showHorizon
          names="english"
          title={fillTemplate(cover.sky, birth.name)}
        />
      </div>
      {chart.lagna && (
        <p className="east">
          {cover.east}
          <br />
          <span className="num">{formatDegrees(chart.lagna.degreeInSign)}</span>
        </p>
      )}
    </>
  );
}

type Birth = Pick<ReportDocument, 'chart' | 'birth' | 'birthTimeText' | 'birthPlaceText'>;

function SkyOfTwo({ births }: { births: readonly Birth[] }) {
  const { cover } = useFrame();
  return (
    <div className="wheels-of-two">
      {births.map(({ chart, birth }, i) => (
        <Wheel
          key={i}
          chart={chart}
          start="lagna"
          highlight="moon"
          names="english"
          title={fillTemplate(cover.sky, birth.name)}
        />
      ))}
    </div>
  );
}

function Title({ doc }: { doc: ReportDocument }) {
  const names = getPersonNames(doc);
  const births: readonly Birth[] = doc.partner ? [doc, doc.partner] : [doc];
  return (
    <div className="title">
      <h1 className={chooseNameClass(names)}>
        <ScriptText>{names}</ScriptText>
      </h1>
      <div className={births.length > 1 ? 'born-of-two' : undefined}>
        {births.map(({ birthTimeText, birthPlaceText }, i) => (
          <p key={i} className="born">
            <ScriptText>{birthTimeText}</ScriptText>
            <br />
            <ScriptText>{birthPlaceText}</ScriptText>
          </p>
        ))}
      </div>
    </div>
  );
}

/** One line holds about 20 letters at 48 points; a long name is set smaller, on two lines and more. */
function chooseNameClass(name: string): string | undefined {
  if (name.length > 44) return 'longest';
  return name.length > 20 ? 'long' : undefined;
}
