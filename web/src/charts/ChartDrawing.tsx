/** A computed chart in the reader's own style: North, South or East Indian. */
import type { Chart, ChartStyle } from '#src/astrology/contract.ts';
import { FRAMES } from './chart-cells.ts';
import { getDrawingClass, toLabelProps, type Ground } from './background.ts';
import { describeChart } from './descriptions.ts';
import { DEGREE_SIZE, GAP, RETROGRADE_SIZE, type Script } from './labels.ts';
import { layOutChart, type LaidCell, type Placed, type Signs } from './chart-layout.ts';
import { toPath, formatCoordinate } from './geometry.ts';
import type { Varga } from './vargas.ts';

export type ChartDrawingProps = {
  chart: Chart;
  style: ChartStyle;
  varga?: Varga;
  /** script of the graha names */
  labels?: Script;
  /** degrees beside the names, where a cell has room; default for the birth chart */
  degrees?: boolean;
  /** how a sign is named; South shows Sanskrit names, the others numbers */
  signs?: Signs;
  /** size of the names in hundredths of the side: 4.4 for a large drawing, 6.5 for a small one */
  labelSize?: number;
  /** opens the description read aloud: "Birth chart of Asha Rao" */
  title?: string;
  ground?: Ground;
  /** true when the text beside it already says everything */
  decorative?: boolean;
};

export function ChartDrawing(props: ChartDrawingProps) {
  const { chart, style, varga = 'D1', labels = 'latin', labelSize = 4.4, ground, title, decorative } = props;
  const degrees = props.degrees ?? varga === 'D1';
  const signs = props.signs ?? (style === 'south' ? 'names' : 'numbers');
  const cells = layOutChart(chart, { style, varga, script: labels, degrees, signs, labelSize });
  return (
    <svg
      className={getDrawingClass('chart', ground)}
      viewBox="-1 -1 102 102"
      {...toLabelProps(decorative ? null : describeChart(chart, varga, title))}
    >
      {cells.map(
        (cell) => cell.lit && <path key={cell.sign} className="lit-soft" d={toPath(cell.outline)} />,
      )}
      <path className="line" d={FRAMES[style].lines} />
      {style !== 'north' &&
        cells.map((cell) => cell.lit && <Slash key={cell.sign} cell={cell} style={style} />)}
      {cells.map((cell) => (
        <CellText key={cell.sign} cell={cell} script={labels} />
      ))}
    </svg>
  );
}

type Fixed = Omit<ChartDrawingProps, 'style'>;
export const NorthChart = (props: Fixed) => <ChartDrawing {...props} style="north" />;

/** The stroke that marks the lagna by tradition where the signs are fixed, so that grey paper shows it too. */
function Slash({ cell: { outline }, style }: { cell: LaidCell; style: ChartStyle }) {
  if (style === 'east' && outline.length === 3) return null;
  const { x, y } = outline[0]!;
  return (
    <path
      className="line"
      d={`M${formatCoordinate(x)} ${formatCoordinate(y + 7)}L${formatCoordinate(x + 7)} ${formatCoordinate(y)}`}
    />
  );
}

function CellText({ cell: { signText, labels }, script }: { cell: LaidCell; script: Script }) {
  return (
    <>
      {signText && (
        <text
          className="sign"
          x={formatCoordinate(signText.at.x)}
          y={formatCoordinate(signText.at.y + 0.35 * signText.size)}
          fontSize={formatCoordinate(signText.size)}
          textAnchor={signText.anchor}
        >
          {signText.text}
        </text>
      )}
      {labels.map((label) => (
        <LabelText key={label.who} label={label} script={script} />
      ))}
    </>
  );
}

function LabelText({ label, script }: { label: Placed; script: Script }) {
  const { at, size, who } = label;
  return (
    <text
      className={who === 'Lagna' ? 'graha lagna' : 'graha'}
      x={formatCoordinate(at.x)}
      y={formatCoordinate(at.y + 0.35 * size)}
      fontSize={formatCoordinate(size)}
      textAnchor="middle"
      {...(script === 'devanagari' ? { lang: 'hi' } : {})}
    >
      {label.name}
      {label.showDegree && (
        <tspan
          className="degree"
          dx={formatCoordinate(GAP * size)}
          fontSize={formatCoordinate(DEGREE_SIZE * size)}
        >
          {label.degree}
        </tspan>
      )}
      {label.retrograde && (
        <tspan
          className="retrograde"
          dx={formatCoordinate(GAP * size)}
          fontSize={formatCoordinate(RETROGRADE_SIZE * size)}
        >
          R
        </tspan>
      )}
    </text>
  );
}
