import type { Chart } from '#src/astrology/contract.ts';
import { fillTemplate, type Frame } from '#src/reports/contract-frame.ts';
import { listAngles, drawTicks } from '#web/charts/wheel-rings.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import { useFrame } from '#web/print/frame.tsx';
import { computeAge } from '#src/places/contract-age.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { formatCivilDay, formatDay, formatMonth, YEAR_MS } from '#web/print/layout/date-format.ts';
import { toAngle, ARC, createDashaArc, onArc, type DashaArcLayout, type DashaSegment } from './dasha-arc.ts';

const TONE_BY_PHASE: Record<DashaSegment['phase'], string> = {
  lived: 'neutral',
  now: 'gold',
  coming: 'blank',
};

/** `birthDate`: the civil date at the place of birth, YYYY-MM-DD; `now`: ISO instant */
type Props = { chart: Chart; birthDate: string; now: string };

export function DashaArc({ chart, birthDate, now }: Props) {
  const frame = useFrame();
  const layout = createDashaArc(chart, now, frame.names.grahas);
  return (
    <svg className="plate" viewBox="-0.2 0 170.4 96" role="img" aria-label={describeArc(layout, now, frame)}>
      <g transform={`translate(${ARC.x} ${ARC.y})`}>
        {layout.segments.map(({ lord, path, phase }) => (
          <path key={lord} className={TONE_BY_PHASE[phase]} d={path} />
        ))}
        <path
          className="hair"
          d={drawTicks(
            listAngles(layout.spanYears * 2).slice(0, layout.spanYears + 1),
            ARC.outer + 1,
            ARC.outer + 2.1,
          )}
        />
        <path
          className="stroke"
          d={drawTicks(
            listAngles((layout.spanYears / 10) * 2).slice(0, layout.spanYears / 10 + 1),
            ARC.outer,
            ARC.outer + 2.4,
          )}
        />
      </g>
      {layout.segments.map((segment) => (
        <SegmentLabels key={segment.lord} segment={segment} />
      ))}
      <AgeLabels layout={layout} />
      <TodayLine layout={layout} age={computeAge(birthDate, getTodayInIndia(Date.parse(now)))} />
      <path className="stroke" d="M2 86H168" />
      <EndLabels chart={chart} birthDate={birthDate} layout={layout} />
      <CurrentPeriod chart={chart} layout={layout} now={now} />
    </svg>
  );
}

function SegmentLabels({ segment: { lord, middle, hasName, startLabel, start } }: { segment: DashaSegment }) {
  const frame = useFrame();
  return (
    <>
      {hasName && (
        <text
          className="text-10 bold"
          x={formatCoordinate(middle.x)}
          y={formatCoordinate(middle.y + 1.2)}
          textAnchor="middle"
        >
          {frame.names.grahas[lord]}
        </text>
      )}
      {startLabel && (
        <text
          className="text-9 soft"
          transform={`translate(${formatCoordinate(startLabel.at.x)} ${formatCoordinate(startLabel.at.y)}) rotate(${formatCoordinate(startLabel.rotation)})`}
          y="1.1"
          textAnchor={startLabel.anchor}
        >
          {formatMonth(start, frame)}
        </text>
      )}
    </>
  );
}

/** Ages in tens outside the arc; an age that the line of today would cross is left out. */
function AgeLabels({ layout: { spanYears, today } }: { layout: DashaArcLayout }) {
  const ages = Array.from({ length: spanYears / 10 - 1 }, (_, i) => (i + 1) * 10);
  return ages
    .filter((age) => Math.abs(toAngle(age, spanYears) - today.angle) > 5)
    .map((age) => {
      const { x, y } = onArc(ARC.outer + 5, toAngle(age, spanYears));
      return (
        <text
          key={age}
          className="text-9 soft"
          x={formatCoordinate(x)}
          y={formatCoordinate(y + 1.1)}
          textAnchor="middle"
        >
          {age}
        </text>
      );
    });
}

function TodayLine({ layout: { today }, age }: { layout: DashaArcLayout; age: number }) {
  const { periods } = useFrame();
  const { from, to, label } = today;
  return (
    <>
      <path
        className="red"
        d={`M${formatCoordinate(from.x)} ${formatCoordinate(from.y)}L${formatCoordinate(to.x)} ${formatCoordinate(to.y)}`}
      />
      <text
        className="text-10 bold sand"
        transform={`translate(${formatCoordinate(label.at.x)} ${formatCoordinate(label.at.y)}) rotate(${formatCoordinate(label.rotation)})`}
        y={formatCoordinate(label.offsetY)}
        textAnchor={label.anchor}
      >
        {fillTemplate(periods.today, String(age))}
      </text>
    </>
  );
}

function EndLabels({
  chart,
  birthDate,
  layout: { spanYears, segments },
}: {
  chart: Chart;
  birthDate: string;
  layout: DashaArcLayout;
}) {
  const frame = useFrame();
  const { names, periods } = frame;
  const birthPeriod = segments[0];
  return (
    <>
      {birthPeriod && (
        <text className="text-9 bold" x="0" y="90.6">
          {fillTemplate(
            periods.firstPeriod,
            names.grahas[birthPeriod.lord],
            formatMonth(birthPeriod.end, frame),
          )}
        </text>
      )}
      <text className="text-9 soft" x="0" y="94.8">
        {fillTemplate(periods.born, formatCivilDay(birthDate, frame))}
      </text>
      <text className="text-9 bold" x="170" y="90.6" textAnchor="end">
        {spanYears === 90 ? periods.ninety : periods.hundredTwenty}
      </text>
      <text className="text-9 soft" x="170" y="94.8" textAnchor="end">
        {formatMonth(new Date(Date.parse(chart.utc) + spanYears * YEAR_MS).toISOString(), frame)}
      </text>
    </>
  );
}

/** The current mahadasha and antardasha, in the middle of the arc. */
function CurrentPeriod({ chart, layout, now }: { chart: Chart; layout: DashaArcLayout; now: string }) {
  const frame = useFrame();
  const { names, periods } = frame;
  const current = chart.vimshottari.find(
    ({ lord }) => lord === layout.segments.find(({ phase }) => phase === 'now')?.lord,
  );
  const antardasha = current?.antar.find(
    ({ start, end }) => Date.parse(start) <= Date.parse(now) && Date.parse(now) < Date.parse(end),
  );
  if (!current) return null;
  return (
    <>
      <text className="text-27" x="85" y="65.5" textAnchor="middle">
        {names.grahas[current.lord]}
      </text>
      <text className="text-10 soft" x="85" y="73.4" textAnchor="middle">
        {fillTemplate(periods.span, formatDay(current.start, frame), formatDay(current.end, frame))}
      </text>
      {antardasha && (
        <text className="text-10 bold" x="85" y="79.8" textAnchor="middle">
          {fillTemplate(periods.subPeriod, names.grahas[antardasha.lord], formatDay(antardasha.end, frame))}
        </text>
      )}
    </>
  );
}

function describeArc({ segments }: DashaArcLayout, now: string, frame: Frame): string {
  const { names, periods } = frame;
  const described = segments.map(({ lord, start, end }) =>
    fillTemplate(periods.lordSpan, names.grahas[lord], formatMonth(start, frame), formatMonth(end, frame)),
  );
  const current = segments.find(({ phase }) => phase === 'now');
  const text = fillTemplate(periods.description, described.join('; '));
  if (!current) return text;
  return `${text} ${fillTemplate(periods.current, formatMonth(now, frame), names.grahas[current.lord])}`;
}
