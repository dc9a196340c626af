/** Draws a chart in the North, South or East Indian style. */
import { useContext } from 'react';
import type { Chart, ChartStyle, Graha } from '#src/astrology/contract.ts';
import { FRAMES } from './chart-cells.ts';
import { getDrawingClass, toLabelProps, type Background } from './background.ts';
import { ChartWordsContext } from './chart-words.ts';
import { describeChart } from './descriptions.ts';
import {
  BASELINE_EM,
  DEGREE_SIZE_FACTOR,
  GAP_EM,
  measureLabelEms,
  RETROGRADE_SIZE_FACTOR,
  type Script,
} from './labels.ts';
import { layOutChart, type CellLayout, type PlacedLabel, type SignNotation } from './chart-layout.ts';
import { toPath, formatCoordinate } from './geometry.ts';
import type { Varga } from './vargas.ts';

/** Size of the frame around a label; two rows of labels are 1.2 em apart. */
const FRAME_HEIGHT_EM = 1.16;
const FRAME_PADDING_EM = 0.1;

export type ChartDrawingProps = {
  chart: Chart;
  style: ChartStyle;
  varga?: Varga;
  /** script of the graha names */
  script?: Script;
  /**
   * prints degrees beside the names, where a cell has room, and labels the lagna of the birth chart; true by default for
   * the birth chart only
   */
  showDegrees?: boolean;
  /** how signs are labelled; default: Sanskrit names in the South style, numbers in the others */
  signNotation?: SignNotation;
  /** size of the names in hundredths of the side: 4.4 for a large drawing, 6.5 for a small one */
  labelSize?: number;
  /** start of the description for screen readers: "Birth chart of Asha Rao" */
  title?: string;
  /** replaces the description for screen readers */
  description?: string;
  background?: Background;
  /** the house that is filled; the first by default */
  highlightedHouse?: number;
  /** grahas whose labels have a frame */
  framedGrahas?: readonly Graha[];
  /** hides the drawing from screen readers; for a drawing that repeats the text beside it */
  isDecorative?: boolean;
};

export function ChartDrawing(props: ChartDrawingProps) {
  const {
    chart,
    style,
    varga = 'D1',
    script = 'latin',
    labelSize = 4.4,
    background,
    title,
    description,
    isDecorative,
    highlightedHouse = 1,
    framedGrahas = [],
  } = props;
  const words = useContext(ChartWordsContext);
  const showDegrees = props.showDegrees ?? varga === 'D1';
  const signNotation = props.signNotation ?? (style === 'south' ? 'names' : 'numbers');
  const cells = layOutChart(chart, { style, varga, script, showDegrees, signNotation, labelSize });
  return (
    <svg
      className={getDrawingClass('chart', background)}
      viewBox="-1 -1 102 102"
      {...toLabelProps(isDecorative ? null : (description ?? describeChart(chart, varga, title, words)))}
    >
      {cells.map(
        (cell) =>
          cell.house === highlightedHouse && (
            <path key={cell.sign} className="lit-soft" d={toPath(cell.outline)} />
          ),
      )}
      <path className="line" d={FRAMES[style].lines} />
      {style !== 'north' &&
        cells.map((cell) => cell.isFirstHouse && <LagnaStroke key={cell.sign} cell={cell} style={style} />)}
      {cells.map((cell) => (
        <CellText
          key={cell.sign}
          cell={cell}
          script={script}
          framedGrahas={framedGrahas}
          hasSignName={signNotation === 'names'}
        />
      ))}
    </svg>
  );
}

type NorthChartProps = Omit<ChartDrawingProps, 'style'>;
export const NorthChart = (props: NorthChartProps) => <ChartDrawing {...props} style="north" />;

/**
 * The traditional stroke that marks the lagna where the signs are fixed. It is also visible in a print without colour.
 */
function LagnaStroke({ cell: { outline }, style }: { cell: CellLayout; style: ChartStyle }) {
  if (style === 'east' && outline.length === 3) return null;
  const { x, y } = outline[0]!;
  return (
    <path
      className="line"
      d={`M${formatCoordinate(x)} ${formatCoordinate(y + 7)}L${formatCoordinate(x + 7)} ${formatCoordinate(y)}`}
    />
  );
}

function CellText({
  cell: { sign, signText, labels },
  script,
  framedGrahas,
  hasSignName,
}: {
  cell: CellLayout;
  script: Script;
  framedGrahas: readonly Graha[];
  hasSignName: boolean;
}) {
  const { signLabels } = useContext(ChartWordsContext);
  const isFramed = ({ chartPoint }: PlacedLabel) =>
    chartPoint !== 'Lagna' && framedGrahas.includes(chartPoint);
  return (
    <>
      {signText && (
        <text
          className="sign"
          x={formatCoordinate(signText.at.x)}
          y={formatCoordinate(signText.at.y + BASELINE_EM * signText.size)}
          fontSize={formatCoordinate(signText.size)}
          textAnchor={signText.anchor}
        >
          {hasSignName ? signLabels[sign - 1] : signText.text}
        </text>
      )}
      {labels.filter(isFramed).map((label) => (
        <LabelFrame key={label.chartPoint} label={label} script={script} />
      ))}
      {labels.map((label) => (
        <LabelText key={label.chartPoint} label={label} script={script} />
      ))}
    </>
  );
}

function LabelFrame({ label, script }: { label: PlacedLabel; script: Script }) {
  const { at, size, showDegree } = label;
  const width = (measureLabelEms(label, script, showDegree) + FRAME_PADDING_EM) * size;
  const height = FRAME_HEIGHT_EM * size;
  return (
    <rect
      className="frame"
      x={formatCoordinate(at.x - width / 2)}
      y={formatCoordinate(at.y - height / 2)}
      width={formatCoordinate(width)}
      height={formatCoordinate(height)}
      rx={formatCoordinate(0.15 * size)}
    />
  );
}

function LabelText({ label, script }: { label: PlacedLabel; script: Script }) {
  const { labels, retrogradeMark } = useContext(ChartWordsContext);
  const { at, size, chartPoint } = label;
  return (
    <text
      className={chartPoint === 'Lagna' ? 'graha lagna' : 'graha'}
      x={formatCoordinate(at.x)}
      y={formatCoordinate(at.y + BASELINE_EM * size)}
      fontSize={formatCoordinate(size)}
      textAnchor="middle"
      {...(script === 'devanagari' ? { lang: 'hi' } : {})}
    >
      {script === 'latin' ? labels[chartPoint] : label.name}
      {label.showDegree && (
        <tspan
          className="degree"
          dx={formatCoordinate(GAP_EM * size)}
          fontSize={formatCoordinate(DEGREE_SIZE_FACTOR * size)}
        >
          {label.degree}
        </tspan>
      )}
      {label.showRetrograde && (
        <tspan
          className="retrograde"
          dx={formatCoordinate(GAP_EM * size)}
          fontSize={formatCoordinate(RETROGRADE_SIZE_FACTOR * size)}
        >
          {retrogradeMark}
        </tspan>
      )}
    </text>
  );
}
