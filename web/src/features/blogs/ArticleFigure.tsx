import type { ReactNode } from 'react';
import { NorthChart } from '#web/charts/ChartDrawing.tsx';
import { Wheel } from '#web/charts/Wheel.tsx';
import type { Figure, FigureBlock } from '#web/content/articles/article.ts';
import { sampleChart } from '#web/content/sample-person.ts';
import { BirthTimeGraph } from './BirthTimeGraph.tsx';
import { RisingTimesGraph } from './RisingTimesGraph.tsx';
import css from './ArticleFigure.module.css';
import { FRAMES } from '#web/charts/chart-cells.ts';
import { getDrawingClass, toLabelProps } from '#web/charts/background.ts';
import { toPath, formatCoordinate } from '#web/charts/geometry.ts';

const FIGURES: Record<Figure, ReactNode> = {
  wheel: (
    <Wheel
      chart={sampleChart}
      start="lagna"
      highlight="lagna"
      showHorizon
      title="The sky over Kota, 4 June 1996"
    />
  ),
  chart: <NorthChart chart={sampleChart} title="Birth chart, 4 June 1996, 2:30 pm, Kota" />,
  'empty-chart': (
    <NumberedChart
      highlightedHouses={[1]}
      title="An empty North Indian chart: house 1 at the top, the others against the clock"
    />
  ),
  'from-the-moon': (
    <NumberedChart highlightedHouses={[12, 1, 2]} title="Houses counted from the Moon: 12, 1 and 2 are lit" />
  ),
  'rising-times': <RisingTimesGraph />,
  'birth-hour': <BirthTimeGraph />,
};

/** Graphs use the full text width; charts and wheels are square and narrower. */
const FULL_WIDTH_FIGURES: readonly Figure[] = ['rising-times', 'birth-hour'];

export function ArticleFigure({ figure, caption }: FigureBlock) {
  return (
    <figure
      className={`${css.figure} ${FULL_WIDTH_FIGURES.includes(figure) ? css.wide : ''}`}
      data-figure={figure}
    >
      <div className={css.drawing}>{FIGURES[figure]}</div>
      <figcaption className="small soft">{caption}</figcaption>
    </figure>
  );
}

const { cells, lines } = FRAMES.north;
const FONT_SIZE = 5.6;
/** Moves the baseline down, so that a digit is centred vertically; in font sizes. */
const BASELINE_SHIFT = 0.35;

function NumberedChart({
  highlightedHouses,
  title,
}: {
  highlightedHouses: readonly number[];
  title: string;
}) {
  return (
    <svg className={getDrawingClass('chart')} viewBox="-1 -1 102 102" {...toLabelProps(title)}>
      {highlightedHouses.map((house) => (
        <path key={house} className="lit-soft" d={toPath(cells[house - 1]!.outline)} />
      ))}
      <path className="line" d={lines} />
      {cells.map(({ focus }, index) => (
        <text
          key={index}
          className="graha"
          x={formatCoordinate(focus.x)}
          y={formatCoordinate(focus.y + BASELINE_SHIFT * FONT_SIZE)}
          fontSize={FONT_SIZE}
          textAnchor="middle"
        >
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
