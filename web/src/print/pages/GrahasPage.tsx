import {
  GRAHA_NAMES,
  GRAHAS,
  NAKSHATRAS,
  type Chart,
  type Dignity,
  type Graha,
  type Point,
} from '#src/astrology/contract.ts';
import type { GrahasPage as Page } from '#src/reports/contract.ts';
import { formatDegrees, getRashiName } from '#web/charts/descriptions.ts';
import { ChapterHead } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

const DIGNITIES: Record<Dignity, string> = {
  exalted: 'Exalted',
  moolatrikona: 'Moolatrikona',
  own: 'Own sign',
  friendly: 'Friendly',
  neutral: 'Neutral',
  enemy: 'Unfriendly',
  debilitated: 'Debilitated',
};
const ORDINARY_DIGNITIES = ['friendly', 'neutral', 'enemy'];

export function GrahasPage({ page, chart }: { page: Page; chart: Chart }) {
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
            <th scope="col">Graha</th>
            <th scope="col">Sign</th>
            <th scope="col" className="align-right">
              Degree
            </th>
            <th scope="col">Nakshatra, quarter</th>
            <th scope="col">Star lord</th>
            {hasHouses && (
              <th scope="col" className="align-right">
                House
              </th>
            )}
            <th scope="col">Dignity</th>
            <th scope="col">Motion</th>
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
  return (
    <tr className="highlighted-row">
      <th scope="row">
        Lagna <span lang="hi">लग्न</span>
      </th>
      <PointCells point={lagna} />
      <td className="align-right num">1</td>
      <td colSpan={2}>Rising in the east</td>
    </tr>
  );
}

function GrahaRow({ graha, chart, hasHouses }: { graha: Graha; chart: Chart; hasHouses: boolean }) {
  const position = chart.grahas[graha];
  const { dignity, house } = position;
  return (
    <tr>
      <th scope="row">
        {graha} <span lang="hi">{GRAHA_NAMES[graha].devanagari}</span>
      </th>
      <PointCells point={position} />
      {hasHouses && <td className="align-right num">{house}</td>}
      <td className={dignity === null ? 'soft' : undefined}>
        {dignity === null ? (
          'Not graded'
        ) : (
          <Emphasis isEmphasized={!ORDINARY_DIGNITIES.includes(dignity)}>{DIGNITIES[dignity]}</Emphasis>
        )}
      </td>
      <td>{renderMotion(graha, position)}</td>
    </tr>
  );
}

function PointCells({ point }: { point: Point }) {
  const nakshatra = NAKSHATRAS[point.nakshatra - 1]!;
  return (
    <>
      <td>{getRashiName(point.sign)}</td>
      <td className="align-right num">{formatDegrees(point.degreeInSign)}</td>
      <td>
        {nakshatra.name} <span className="num">{point.pada}</span>
      </td>
      <td>{nakshatra.lord}</td>
    </>
  );
}

/** The nodes are always retrograde, so only another retrograde graha is emphasized. */
function renderMotion(graha: Graha, { isRetrograde, isCombust }: Chart['grahas'][Graha]) {
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  const motion = isRetrograde ? 'Retrograde' : 'Direct';
  return (
    <>
      {isRetrograde && !isNode ? <b>{motion}</b> : <span className="soft">{motion}</span>}
      {isCombust && <b>, combust</b>}
    </>
  );
}

function Emphasis({ isEmphasized, children }: { isEmphasized: boolean; children: string }) {
  return isEmphasized ? <b>{children}</b> : children;
}
