/** A table with the content of the drawings: one row for the lagna and for each graha. */
import type { Chart, Point } from '#src/astrology/contract.ts';
import { GRAHAS, NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { formatDegrees, getRashiName } from './descriptions.ts';

export function ChartTable({ chart, caption }: { chart: Chart; caption: string }) {
  const hasHouses = chart.lagna !== null;
  return (
    <table className="chart-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Graha</th>
          <th scope="col">Rashi</th>
          <th scope="col" className="figure">
            Degree
          </th>
          <th scope="col">Nakshatra</th>
          <th scope="col" className="figure">
            Pada
          </th>
          {hasHouses && (
            <th scope="col" className="figure">
              House
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {chart.lagna && <Row name="Lagna" point={chart.lagna} house={1} hasHouses />}
        {GRAHAS.map((graha) => {
          const position = chart.grahas[graha];
          const name = position.isRetrograde ? `${graha}, retrograde` : graha;
          return (
            <Row key={graha} name={name} point={position} house={position.house} hasHouses={hasHouses} />
          );
        })}
      </tbody>
    </table>
  );
}

function Row({
  name,
  point,
  house,
  hasHouses,
}: {
  name: string;
  point: Point;
  house: number | null;
  hasHouses: boolean;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{getRashiName(point.sign)}</td>
      <td className="figure">{formatDegrees(point.degreeInSign)}</td>
      <td>{NAKSHATRAS[point.nakshatra - 1]!.name}</td>
      <td className="figure">{point.pada}</td>
      {hasHouses && <td className="figure">{house}</td>}
    </tr>
  );
}
