import type { PersonalSection } from '#src/dashboard/contract.ts';
import { degreeMinute, rashi, toPositionRows, getNakshatraName, type Row } from './chart-labels.ts';
import css from './Positions.module.css';

/** The chart as a table. On a phone each row becomes a small card of the same cells. */
export function Positions({ own }: { own: PersonalSection }) {
  const houses = own.chart.lagna !== null;
  return (
    <section className={`wrap ${css.positions}`} aria-labelledby="positions">
      <h2 id="positions">Your nine grahas</h2>
      <table className={`num ${css.table}`}>
        <caption className="small soft">
          {houses ? 'At the moment of your birth.' : 'At noon on the day of your birth.'} Sidereal, Lahiri
          ayanamsa,
          {houses ? ' whole-sign houses,' : ''} dignity by natural friendship.
        </caption>
        <thead>
          <tr>
            <th scope="col">Graha</th>
            <th scope="col">Sign and degree</th>
            <th scope="col">Nakshatra, pada</th>
            {houses && <th scope="col">House</th>}
            <th scope="col">Dignity</th>
          </tr>
        </thead>
        <tbody>
          {toPositionRows(own).map((row) => (
            <Line key={row.name} row={row} houses={houses} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Line = ({ row: { name, point, house, dignity, states }, houses }: { row: Row; houses: boolean }) => (
  <tr>
    <th scope="row">
      {name}
      {states.length > 0 && <span className={css.states}> {states.join(', ')}</span>}
    </th>
    <td>
      {rashi(point.sign)} {degreeMinute(point.degreeInSign)}
    </td>
    <td>
      {getNakshatraName(point.nakshatra)}, {point.pada}
    </td>
    {houses && (
      <td className={css.house}>
        <span className={css.label}>House </span>
        {house}
      </td>
    )}
    <td>{dignity}</td>
  </tr>
);
