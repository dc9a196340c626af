import type { Chart, ChartStyle } from '#src/astrology/contract.ts';
import type { ChartsPage as Page, ReportDocument } from '#src/reports/contract.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import type { Varga } from '#web/charts/vargas.ts';
import { Captioned, Head } from './page-parts.tsx';
import { ScriptText } from '#web/print/scripts/ScriptText.tsx';

const STYLES: ChartStyle[] = ['north', 'south', 'east'];
const STYLE_NAMES: Record<ChartStyle, string> = {
  north: 'North Indian',
  south: 'South Indian',
  east: 'East Indian',
};

/** In hundredths of the drawing's side: 13 points in the large drawing, 9 in a small one. */
const LARGE = 4.1;
const SMALL = 6.4;

type Props = { page: Page; doc: Pick<ReportDocument, 'chart' | 'chartStyle'> };
type Drawn = { title?: string; chart: Chart; style: ChartStyle; varga: Varga; caption: string };

export function ChartsPage({ page, doc }: Props) {
  const known = doc.chart.lagna && page.captions.birth && page.captions.navamsa;
  return (
    <>
      <Head page={page} />
      {known ? <AllCharts page={page} doc={doc} /> : <MoonOnly page={page} doc={doc} />}
    </>
  );
}

function AllCharts({ page: { captions }, doc: { chart, chartStyle: style } }: Props) {
  return (
    <>
      <div className="charts">
        <Large title="Birth chart" chart={chart} style={style} varga="D1" caption={captions.birth!} />
        <Small title="From the Moon" chart={chart} style={style} varga="Moon" caption={captions.moon} />
        <Small title="Navamsa" chart={chart} style={style} varga="D9" caption={captions.navamsa!} />
      </div>
      <OtherStyles chart={chart} style={style} varga="D1" text={captions.others} />
    </>
  );
}

/** Without the hour nothing rises: the Moon chart stands alone, with its words beside it. */
function MoonOnly({ page: { captions }, doc: { chart, chartStyle: style } }: Props) {
  return (
    <>
      <div className="moon-only">
        <Large title="From the Moon" chart={chart} style={style} varga="Moon" caption={captions.moon} />
      </div>
      <OtherStyles chart={chart} style={style} varga="Moon" text={captions.others} />
    </>
  );
}

/** The same sky as other families draw it. */
function OtherStyles({ chart, style, varga, text }: Omit<Drawn, 'caption'> & { text: string }) {
  return (
    <div className="other-styles">
      {STYLES.filter((each) => each !== style).map((other) => (
        <Small key={other} chart={chart} style={other} varga={varga} caption={STYLE_NAMES[other]} />
      ))}
      <div>
        <h2>The same chart, other hands</h2>
        <p className="small soft">
          <ScriptText>{text}</ScriptText>
        </p>
      </div>
    </div>
  );
}

function Large({ title, chart, style, varga, caption }: Drawn) {
  return (
    <Captioned className="large" caption={caption}>
      <h2>{title}</h2>
      <ChartDrawing chart={chart} style={style} varga={varga} degrees title={title} labelSize={LARGE} />
    </Captioned>
  );
}

/** Too small for degrees; where the signs are fixed it needs no sign names either. */
function Small({ title, chart, style, varga, caption }: Drawn) {
  const signs = style === 'north' ? 'numbers' : 'none';
  return (
    <Captioned caption={caption}>
      {title && <h2>{title}</h2>}
      <ChartDrawing
        chart={chart}
        style={style}
        varga={varga}
        degrees={false}
        title={title ?? STYLE_NAMES[style]}
        labelSize={SMALL}
        signs={signs}
      />
    </Captioned>
  );
}
