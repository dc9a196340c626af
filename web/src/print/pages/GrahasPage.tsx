import {
  GRAHA_NAMES,
  GRAHAS,
  NAKSHATRAS,
  type Chart,
  type Graha,
  type Point,
} from '#src/astrology/contract.ts';
import type { GrahasPage as Page } from '#src/reports/contract.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import { formatDegrees } from '#web/charts/descriptions.ts';
import { useFrame } from '#web/print/frame.tsx';
import { ChapterHead } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

const ORDINARY_DIGNITIES = ['friendly', 'neutral', 'enemy'];

export function GrahasPage({ page, chart }: { page: Page; chart: Chart }) {
  const { grahas: words } = useFrame();
  const hasHouses = chart.lagna !== null;
  return (
    <>
      <ChapterHead page={page} />
      <table className="grahas">
        <caption>
          <ScriptText>{page.caption}</ScriptText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.graha}</th>
            <th scope="col">{words.sign}</th>
            <th scope="col" className="align-right">
              {words.degree}
            </th>
            <th scope="col">{words.nakshatra}</th>
            <th scope="col">{words.starLord}</th>
            {hasHouses && (
              <th scope="col" className="align-right">
                {words.house}
              </th>
            )}
            <th scope="col">{words.dignity}</th>
            <th scope="col">{words.motion}</th>
          </tr>
        </thead>
        <tbody>
          {chart.lagna && <LagnaRow lagna={chart.lagna} />}
          {GRAHAS.map((graha) => (
            <GrahaRow key={graha} graha={graha} chart={chart} hasHouses={hasHouses} />
          ))}
        </tbody>
      </table>
      <div className="thirds notes">
        {page.notes.map(({ title, text }) => (
          <div key={title}>
            <h2>
              <ScriptText>{title}</ScriptText>
            </h2>
            <p>
              <ScriptText>{text}</ScriptText>
            </p>
          </div>
        ))}
      </div>
    </>
  );
}

function LagnaRow({ lagna }: { lagna: Point }) {
  const { grahas: words } = useFrame();
  return (
    <tr className="highlighted-row">
      <th scope="row">
        {words.lagna} <span lang="hi">लग्न</span>
      </th>
      <PointCells point={lagna} />
      <td className="align-right num">1</td>
      <td colSpan={2}>{words.rising}</td>
    </tr>
  );
}

function GrahaRow({ graha, chart, hasHouses }: { graha: Graha; chart: Chart; hasHouses: boolean }) {
  const { grahas: words, names } = useFrame();
  const position = chart.grahas[graha];
  const { dignity, house } = position;
  return (
    <tr>
      <th scope="row">
        {names.grahas[graha]} <span lang="hi">{GRAHA_NAMES[graha].devanagari}</span>
      </th>
      <PointCells point={position} />
      {hasHouses && <td className="align-right num">{house}</td>}
      <td className={dignity === null ? 'soft' : undefined}>
        {dignity === null ? (
          words.notGraded
        ) : (
          <Emphasis isEmphasized={!ORDINARY_DIGNITIES.includes(dignity)}>{words.dignities[dignity]}</Emphasis>
        )}
      </td>
      <td>
        <Motion graha={graha} position={position} />
      </td>
    </tr>
  );
}

function PointCells({ point }: { point: Point }) {
  const { names } = useFrame();
  const { lord } = NAKSHATRAS[point.nakshatra - 1]!;
  return (
    <>
      <td>{names.signs[point.sign - 1]}</td>
      <td className="align-right num">{formatDegrees(point.degreeInSign)}</td>
      <td>
        {names.nakshatras[point.nakshatra - 1]} <span className="num">{point.pada}</span>
      </td>
      <td>{names.grahas[lord]}</td>
    </>
  );
}

/** The nodes are always retrograde, so only another retrograde graha is emphasized. */
function Motion({ graha, position }: { graha: Graha; position: Chart['grahas'][Graha] }) {
  const { grahas: words } = useFrame();
  const { isRetrograde, isCombust } = position;
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  const motion = isRetrograde ? words.retrograde : words.direct;
  const text = isRetrograde && !isNode ? <b>{motion}</b> : <span className="soft">{motion}</span>;
  if (!isCombust) return text;
  const [before, after] = fillTemplate(words.combust, '|').split('|');
  return (
    <>
      {before && <b>{before}</b>}
      {text}
      <b>{after}</b>
    </>
  );
}

function Emphasis({ isEmphasized, children }: { isEmphasized: boolean; children: string }) {
  return isEmphasized ? <b>{children}</b> : children;
}
