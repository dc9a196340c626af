import type { Chart, ChartStyle } from '#src/astrology/contract.ts';
import type { ChartsPage as Page, ReportDocument } from '#src/reports/contract.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import type { Varga } from '#web/charts/vargas.ts';
import { useFrame } from '#web/print/frame.tsx';
import { CaptionedFigure, ChapterHead } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

const STYLES: ChartStyle[] = ['north', 'south', 'east'];

/** In hundredths of the width of the drawing: 13 points in the large drawing, 9 in a small one. */
const LARGE_LABEL_SIZE = 4.1;
const SMALL_LABEL_SIZE = 6.4;

type Props = { page: Page; doc: Pick<ReportDocument, 'chart' | 'chartStyle'> };
type DrawingProps = { title?: string; chart: Chart; style: ChartStyle; varga: Varga; caption: string };

export function ChartsPage({ page, doc }: Props) {
  const isTimeKnown = doc.chart.lagna !== null;
  return (
    <>
      <ChapterHead page={page} />
      {isTimeKnown ? <AllCharts page={page} doc={doc} /> : <MoonChartOnly page={page} doc={doc} />}
    </>
  );
}

function AllCharts({ page: { captions }, doc: { chart, chartStyle: style } }: Props) {
  const { charts: words } = useFrame();
  return (
    <>
      <div className="charts">
        <LargeChart title={words.birth} chart={chart} style={style} varga="D1" caption={captions.birth!} />
        <SmallChart title={words.fromMoon} chart={chart} style={style} varga="Moon" caption={captions.moon} />
        <SmallChart
          title={words.navamsha}
          chart={chart}
          style={style}
          varga="D9"
          caption={captions.navamsa!}
        />
      </div>
      <OtherStyles chart={chart} style={style} varga="D1" text={captions.otherStyles} />
    </>
  );
}

/** For an unknown birth time: without a lagna only the Moon chart can be drawn, with its caption beside it. */
function MoonChartOnly({ page: { captions }, doc: { chart, chartStyle: style } }: Props) {
  const { charts: words } = useFrame();
  return (
    <>
      <div className="moon-only">
        <LargeChart title={words.fromMoon} chart={chart} style={style} varga="Moon" caption={captions.moon} />
      </div>
      <OtherStyles chart={chart} style={style} varga="Moon" text={captions.otherStyles} />
    </>
  );
}

/** The same chart in the two other chart styles. */
function OtherStyles({ chart, style, varga, text }: Omit<DrawingProps, 'caption'> & { text: string }) {
  const { charts: words } = useFrame();
  return (
    <div className="other-styles">
      {STYLES.filter((candidate) => candidate !== style).map((otherStyle) => (
        <SmallChart
          key={otherStyle}
          chart={chart}
          style={otherStyle}
          varga={varga}
          caption={words.styles[otherStyle]}
        />
      ))}
      <div>
        <h2>{words.otherStyles}</h2>
        <p className="small soft">
          <ScriptText>{text}</ScriptText>
        </p>
      </div>
    </div>
  );
}

function LargeChart({ title, chart, style, varga, caption }: DrawingProps) {
  return (
    <CaptionedFigure className="large" caption={caption}>
      <h2>{title}</h2>
      <ChartDrawing
        chart={chart}
        style={style}
        varga={varga}
        showDegrees
        title={title}
        labelSize={LARGE_LABEL_SIZE}
      />
    </CaptionedFigure>
  );
}

/** Without degrees, for lack of room, and without sign names in the styles that have a fixed place for each sign. */
function SmallChart({ title, chart, style, varga, caption }: DrawingProps) {
  const { charts: words } = useFrame();
  const signs = style === 'north' ? 'numbers' : 'none';
  return (
    <CaptionedFigure caption={caption}>
      {title && <h2>{title}</h2>}
      <ChartDrawing
        chart={chart}
        style={style}
        varga={varga}
        showDegrees={false}
        title={title ?? words.styles[style]}
        labelSize={SMALL_LABEL_SIZE}
        signNotation={signs}
      />
    </CaptionedFigure>
  );
}
