import type { Chart, ChartStyle } from '#src/astrology/contract.ts';
import type { ChartsPage as Page, ReportDocument } from '#src/reports/contract.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import type { Varga } from '#web/charts/vargas.ts';
import { Captioned, Head } from './parts.tsx';
import { Words } from './Words.tsx';

const STYLES: ChartStyle[] = ['north', 'south', 'east'];
const STYLE_NAMES: Record<ChartStyle, string> = {
  north: 'North Indian',
  south: 'South Indian',
  east: 'East Indian',
};

/** In hundredths of the drawing's side: 9.75 points in each of the three sizes of drawing. */
const SIZES = { large: 4.1, small: 6.6 };

type Props = { page: Page; doc: Pick<ReportDocument, 'chart' | 'chartStyle'> };

export function ChartsPage({ page, doc: { chart, chartStyle } }: Props) {
  const { birth, moon, navamsa, others } = page.captions;
  return (
    <>
      <Head page={page} />
      {birth && navamsa ? (
        <div className="charts">
          <Large title="Birth chart" chart={chart} style={chartStyle} varga="D1" caption={birth} />
          <Small title="From the Moon" chart={chart} style={chartStyle} varga="Moon" caption={moon} />
          <Small title="Navamsa" chart={chart} style={chartStyle} varga="D9" caption={navamsa} />
        </div>
      ) : (
        <div className="charts">
          <Large title="From the Moon" chart={chart} style={chartStyle} varga="Moon" caption={moon} />
        </div>
      )}
      <OtherStyles chart={chart} style={chartStyle} varga={birth ? 'D1' : 'Moon'} text={others} />
    </>
  );
}

type Drawn = { title: string; chart: Chart; style: ChartStyle; varga: Varga; caption: string };

function Large({ title, chart, style, varga, caption }: Drawn) {
  return (
    <Captioned className="large" caption={caption}>
      <h2>{title}</h2>
      <ChartDrawing chart={chart} style={style} varga={varga} degrees title={title} labelSize={SIZES.large} />
    </Captioned>
  );
}

function Small({ title, chart, style, varga, caption }: Drawn) {
  return (
    <Captioned caption={caption}>
      <h2>{title}</h2>
      <ChartDrawing
        chart={chart}
        style={style}
        varga={varga}
        title={title}
        labelSize={SIZES.small}
        signs={plain(style)}
      />
    </Captioned>
  );
}

/** The same sky as other families draw it: the two styles the reader did not choose. */
function OtherStyles({
  chart,
  style,
  varga,
  text,
}: {
  chart: Chart;
  style: ChartStyle;
  varga: Varga;
  text: string;
}) {
  return (
    <div className="other-styles">
      {STYLES.filter((each) => each !== style).map((each) => (
        <Captioned key={each} caption={STYLE_NAMES[each]}>
          <ChartDrawing
            chart={chart}
            style={each}
            varga={varga}
            degrees={false}
            title={STYLE_NAMES[each]}
            labelSize={SIZES.small}
            signs={plain(each)}
          />
        </Captioned>
      ))}
      <div>
        <h2>The same chart, other hands</h2>
        <p className="small soft">
          <Words>{text}</Words>
        </p>
      </div>
    </div>
  );
}

/** Where the signs stand still, a small drawing needs no names for them. */
const plain = (style: ChartStyle) => (style === 'north' ? 'numbers' : 'none');
