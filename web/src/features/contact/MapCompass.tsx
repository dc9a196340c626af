/** A schematic map: the office and four landmarks at true bearing and distance. */
import { office } from '#web/content/office.ts';
import css from './MapCompass.module.css';

/** The scale of the drawing; lengths without a unit are in units of its view box. */
const UNITS_PER_KM = 76;
const RING_RADII_KM = [0.5, 1, 1.5, 2];
const RIM_RADIUS = 172;

const landmarks = office.landmarks.map(({ name, bearing, km }) => {
  const radians = (bearing * Math.PI) / 180;
  return {
    name,
    km,
    x: roundToTenth(km * UNITS_PER_KM * Math.sin(radians)),
    y: roundToTenth(-km * UNITS_PER_KM * Math.cos(radians)),
  };
});

export function MapCompass() {
  return (
    <svg className={css.compass} viewBox="-184 -190 368 374" role="img" aria-label={describeLandmarks()}>
      <circle className={css.degrees} r={RIM_RADIUS} pathLength="360" />
      <circle className={css.tenDegrees} r={RIM_RADIUS - 3} pathLength="360" transform="rotate(-90)" />
      {RING_RADII_KM.map((km) => (
        <circle key={km} className={css.ring} r={km * UNITS_PER_KM} />
      ))}
      <path className={css.north} d={`M0 ${-RIM_RADIUS - 14}L5 ${-RIM_RADIUS - 4}H-5Z`} />
      {landmarks.map(({ name, km, x, y }) => (
        <g key={name}>
          <path className={css.bearing} d={`M0 0L${x} ${y}`} />
          <circle className={css.landmark} cx={x} cy={y} r="4" />
          <text className={css.name} x={x + 10} y={y + 5 + getLabelOffset(x, y)}>
            {name}
            <tspan className={css.distance} x={x + 10} dy="15">
              {km} km
            </tspan>
          </text>
        </g>
      ))}
      <path className={css.office} d="M0 -11L11 0L0 11L-11 0Z" />
    </svg>
  );
}

/** Moves the label of a landmark down where its nearly horizontal line to the office would cross the text. */
const getLabelOffset = (x: number, y: number) => (x < 0 && Math.abs(y) < -x / 2 ? 14 : 0);

const describeLandmarks = () =>
  `Our office in the middle; ${office.landmarks.map(({ name, bearing, km }) => `${name} ${km} km to the ${toCompassPoint(bearing)}`).join(', ')}.`;

const COMPASS_POINTS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];
const toCompassPoint = (bearing: number) => COMPASS_POINTS[Math.round(bearing / 45) % 8];

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
