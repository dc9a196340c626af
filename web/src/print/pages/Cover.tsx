/** The cover: the wheel of the birth chart with the rising degree in the east, and the name below. */
import type { ReportDocument } from '#src/reports/contract.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import { formatDegrees } from '#web/charts/descriptions.ts';
import { Wheel } from '#web/charts/Wheel.tsx';
import { useFrame } from '#web/print/frame.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

export function Cover({ doc }: { doc: ReportDocument }) {
  const { brand, cover } = useFrame();
  const { chart, birth, birthTimeText, birthPlaceText, product, order, verse } = doc;
  return (
    <section className="cover on-night">
      {/* Without a birth time there is no horizon. */}
      {chart.lagna && <div className="earth" />}
      {verse && (
        <p className="verse" lang="sa">
          {verse}
        </p>
      )}
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
      <div className="title">
        <h1 className={chooseNameClass(birth.name)}>
          <ScriptText>{birth.name}</ScriptText>
        </h1>
        <p className="born">
          <ScriptText>{birthTimeText}</ScriptText>
          <br />
          <ScriptText>{birthPlaceText}</ScriptText>
        </p>
      </div>
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

/** One line holds about 20 letters at 48 points; a long name is set smaller, on two lines and more. */
function chooseNameClass(name: string): string | undefined {
  if (name.length > 44) return 'longest';
  return name.length > 20 ? 'long' : undefined;
}
