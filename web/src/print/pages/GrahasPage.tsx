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
import { Head } from './page-parts.tsx';
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
const PLAIN = ['friendly', 'neutral', 'enemy'];

export function GrahasPage({ page, chart }: { page: Page; chart: Chart }) {
  const houses = chart.lagna !== null;
  return (
    <>
      <Head page={page} />
      <table className="grahas">
        <caption>
          <ScriptText>{page.caption}</ScriptText>
        </caption>
        <thead>
          <tr>
            <th scope="col">Graha</th>
            <th scope="col">Sign</th>
            <th scope="col" className="r">
              Degree
            </th>
            <th scope="col">Nakshatra, quarter</th>
            <th scope="col">Star lord</th>
            {houses && (
              <th scope="col" className="r">
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
            <GrahaRow key={graha} graha={graha} chart={chart} houses={houses} />
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
    <tr className="lit-row">
      <th scope="row">
        Lagna <span lang="hi">लग्न</span>
      </th>
      <PointCells point={lagna} />
      <td className="r num">1</td>
      <td colSpan={2}>Rising in the east</td>
    </tr>
  );
}

function GrahaRow({ graha, chart, houses }: { graha: Graha; chart: Chart; houses: boolean }) {
  const position = chart.grahas[graha];
  const { dignity, house } = position;
  return (
    <tr>
      <th scope="row">
        {graha} <span lang="hi">{GRAHA_NAMES[graha].devanagari}</span>
      </th>
      <PointCells point={position} />
      {houses && <td className="r num">{house}</td>}
      <td className={dignity === null ? 'soft' : undefined}>
        {dignity === null ? (
          'Not graded'
        ) : (
          <Strong when={!PLAIN.includes(dignity)}>{DIGNITIES[dignity]}</Strong>
        )}
      </td>
      <td>{describeMotion(graha, position)}</td>
    </tr>
  );
}

function PointCells({ point }: { point: Point }) {
  const star = NAKSHATRAS[point.nakshatra - 1]!;
  return (
    <>
      <td>{getRashiName(point.sign)}</td>
      <td className="r num">{formatDegrees(point.degreeInSign)}</td>
      <td>
        {star.name} <span className="num">{point.pada}</span>
      </td>
      <td>{star.lord}</td>
    </>
  );
}

/** The nodes always go backwards: only for the others is it news. */
function describeMotion(graha: Graha, { retrograde, combust }: Chart['grahas'][Graha]) {
  const node = graha === 'Rahu' || graha === 'Ketu';
  const way = retrograde ? 'Retrograde' : 'Direct';
  return (
    <>
      {retrograde && !node ? <b>{way}</b> : <span className="soft">{way}</span>}
      {combust && <b>, combust</b>}
    </>
  );
}

function Strong({ when, children }: { when: boolean; children: string }) {
  return when ? <b>{children}</b> : children;
}
