/** What the film shows: the chart of the sample person, and a page of that person's sample report. */
import samplePages from '#build/sample-content/pages.json' with { type: 'json' };
import type { Graha } from '#src/astrology/contract.ts';
import { GRAHAS, RASHIS } from '#src/astrology/contract-names.ts';
import { layOutChart, type CellLayout, type PlacedLabel } from '#web/charts/chart-layout.ts';
import { ORBITS, RADII } from '#web/charts/wheel-orbits.ts';
import { createFilmCaptions } from '#web/content/film-captions.ts';
import { sampleChart, samplePerson } from '#web/content/sample-person.ts';
import { createSky, type Vector } from './sky.ts';
import { STARS } from './stars.ts';

export type FilmGraha = {
  graha: Graha;
  name: string;
  direction: Vector;
  /** of its name, in parts of the distance from the centre, so that names of neighbours do not overlap */
  nameAt: number;
  /** radius of its orbit in the wheel, in parts of the ring of signs */
  orbit: number;
  /** where its name is in the wheel, from its disc: 1 right, -1 left or 0 above; 1 lower, 0 level or -1 higher */
  nameSide: { right: 1 | 0 | -1; down: 1 | 0 | -1 };
  /** its house and its label in the chart, in hundredths of the side */
  house: number;
  label: PlacedLabel;
};

/** Closer grahas have their names at two distances. */
const NEIGHBOUR_DEGREES = 14;
const NAME_DISTANCES = [0.87, 0.74] as const;

/** The length of a name and the height of a line on the wheel, in radii of the ring of signs. */
const [NAME_WIDTH, LINE_HEIGHT] = [0.42, 0.1] as const;

const lagna = sampleChart.lagna!;
const sky = createSky(sampleChart);
const cells: CellLayout[] = layOutChart(sampleChart, {
  style: 'north',
  varga: 'D1',
  script: 'latin',
  showDegrees: false,
  signNotation: 'numbers',
  labelSize: 5.2,
});

export const film = {
  place: samplePerson.place.split(',')[0]!,
  bornAt: samplePerson.bornAt,
  personName: samplePerson.name,
  sky,
  lagna: { ...lagna, direction: sky.fromLongitude(lagna.longitude) },
  stars: STARS.map(([rightAscension, declination, magnitude]) => ({
    direction: sky.fromEquator(rightAscension, declination),
    size: 2.3 - magnitude * 0.42,
  })),
  grahas: createGrahas(),
  cells,
  report: samplePages['janam-kundli']!,
};

function createGrahas(): FilmGraha[] {
  const grahas = GRAHAS.toSorted((a, b) => sampleChart.grahas[a].longitude - sampleChart.grahas[b].longitude);
  let distance = 0;
  return grahas.map((graha, index) => {
    const { longitude, house } = sampleChart.grahas[graha];
    const previous = grahas[index - 1];
    const isNeighbour = previous && longitude - sampleChart.grahas[previous].longitude < NEIGHBOUR_DEGREES;
    distance = isNeighbour ? 1 - distance : 0;
    return {
      graha,
      name: graha,
      direction: sky.fromLongitude(longitude),
      nameAt: NAME_DISTANCES[distance]!,
      orbit: ORBITS[graha] / RADII.degrees,
      nameSide: chooseNameSide(graha),
      house: house!,
      label: cells.flatMap(({ labels }) => labels).find(({ chartPoint }) => chartPoint === graha)!,
    };
  });
}

/** In radii of the ring of signs, y downwards. */
function placeOnWheel(graha: Graha): { x: number; y: number } {
  const angle = ((180 + sampleChart.grahas[graha].longitude - lagna.longitude) * Math.PI) / 180;
  const orbit = ORBITS[graha] / RADII.degrees;
  return { x: orbit * Math.cos(angle), y: -orbit * Math.sin(angle) };
}

/** Above the disc if other grahas are on both sides; away from the horizon if it is close. */
function chooseNameSide(graha: Graha): FilmGraha['nameSide'] {
  const { x, y } = placeOnWheel(graha);
  const others = GRAHAS.filter((other) => other !== graha).map(placeOnWheel);
  const isTaken = (from: number, to: number) =>
    others.some((other) => Math.abs(other.y - y) < LINE_HEIGHT && other.x > from && other.x < to);
  const isRightTaken = x > 0.6 || isTaken(x, x + NAME_WIDTH);
  if (isRightTaken && isTaken(x - NAME_WIDTH, x)) return { right: 0, down: -1 };
  const isOnHorizon = Math.abs(y) < LINE_HEIGHT;
  return { right: isRightTaken ? -1 : 1, down: isOnHorizon ? (y > 0 ? 1 : -1) : 0 };
}

/** "18°46′" */
export function formatDegree(degrees: number): string {
  const minutes = Math.floor((degrees % 1) * 60);
  return `${Math.floor(degrees)}°${String(minutes).padStart(2, '0')}′`;
}

const { sanskrit, english } = RASHIS[lagna.sign - 1]!;

export const captions = createFilmCaptions({
  place: film.place,
  lagna: `${formatDegree(lagna.degreeInSign)} of ${sanskrit} (${english})`,
  sign: sanskrit,
});
