import type { PersonalSection } from '#src/dashboard/contract.ts';
import { formatDegrees } from '#web/charts/descriptions.ts';
import { AYANAMSA_NAMES } from '#src/astrology/contract-names.ts';
import { getSignNameIn, type SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { toPositionRows, getNakshatraName, type PositionRow } from './chart-labels.ts';
import css from './Positions.module.css';

/** The positions of the chart as a table. On a phone each row is shown as a card. */
export function Positions({
  personal,
  signVocabulary,
}: {
  personal: PersonalSection;
  signVocabulary: SignVocabulary;
}) {
  const hasHouses = personal.chart.lagna !== null;
  return (
    <section className={`wrap ${css.positions}`} aria-labelledby="positions">
      <h2 id="positions">Your nine grahas</h2>
      <table className={`num ${css.table}`}>
        <caption className="small soft">
          {hasHouses ? 'At the moment of your birth.' : 'At noon on the day of your birth.'} Sidereal,{' '}
          {AYANAMSA_NAMES[personal.chart.settings.ayanamsa]} ayanamsa,
          {hasHouses ? ' whole-sign houses,' : ''} dignity by natural friendship.
        </caption>
        <thead>
          <tr>
            <th scope="col">Graha</th>
            <th scope="col">Sign and degree</th>
            <th scope="col">Nakshatra, pada</th>
            {hasHouses && <th scope="col">House</th>}
            <th scope="col">Dignity</th>
          </tr>
        </thead>
        <tbody>
          {toPositionRows(personal).map((row) => (
            <PositionLine key={row.name} row={row} hasHouses={hasHouses} signVocabulary={signVocabulary} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const PositionLine = ({
  row: { name, point, house, dignity, states },
  hasHouses,
  signVocabulary,
}: {
  row: PositionRow;
  hasHouses: boolean;
  signVocabulary: SignVocabulary;
}) => (
  <tr>
    <th scope="row">
      {name}
      {states.length > 0 && <span className={css.states}> {states.join(', ')}</span>}
    </th>
    <td>
      {getSignNameIn(signVocabulary, point.sign)} {formatDegrees(point.degreeInSign)}
    </td>
    <td>
      {getNakshatraName(point.nakshatra)}, {point.pada}
    </td>
    {hasHouses && (
      <td className={css.house}>
        <span className={css.label}>House </span>
        {house}
      </td>
    )}
    <td>{dignity}</td>
  </tr>
);
