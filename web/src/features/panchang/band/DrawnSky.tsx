/** The upper half of the drawing: paths of Sun and Moon, horizon with the hours, sunrise and sunset. */
import type { PanchangView } from '#src/panchang/contract.ts';
import { formatMoonPhase } from '#web/features/panchang/moon-phase.ts';
import type { TownClock } from '#web/features/panchang/town-clock.ts';
import { listHourTicks } from './hour-ticks.ts';
import { createTimeScale, round, type BandLayout } from './layout.ts';
import { placeMoonLabel } from './moon-label.ts';
import { buildHeightPaths, findHighest, listStars } from './sky-paths.ts';
import css from './DayBand.module.css';

type Props = { panchang: PanchangView; layout: BandLayout; clock: TownClock };

export function DrawnSky({ panchang, layout, clock }: Props) {
  const { sky, sunrise, sunset } = panchang;
  const { skyTop, horizon } = layout;
  const scale = createTimeScale(layout, panchang.bounds);
  const isSunUpAllDay = sky.sun.every((height) => height > 0);
  const dayFrom = isSunUpAllDay ? layout.left : sunrise && scale(Date.parse(sunrise));
  const dayTo = isSunUpAllDay ? layout.right : sunset && scale(Date.parse(sunset));
  const sunPaths = buildHeightPaths(sky.sun, layout);
  const hasDay = typeof dayFrom === 'number' && typeof dayTo === 'number' && dayTo > dayFrom;
  return (
    <>
      {hasDay && (
        <rect
          className={css.day}
          x={dayFrom}
          y={skyTop}
          width={round(dayTo - dayFrom)}
          height={horizon - skyTop}
        />
      )}
      {hasDay && !isSunUpAllDay && (
        <g className={css.star}>
          {listStars(layout, dayTo).map(([x, y, r]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
          ))}
        </g>
      )}
      {sunPaths.map((path) => (
        <path key={path} className={css.sunFill} d={`${path}Z`} />
      ))}
      {sunPaths.map((path) => (
        <path key={path} className={css.sunArc} d={path} />
      ))}
      {buildHeightPaths(sky.moon, layout).map((path) => (
        <path key={path} className={css.moonArc} d={path} />
      ))}
      <DrawnMoon sky={sky} layout={layout} />
      <Horizon panchang={panchang} layout={layout} clock={clock} />
      <SunLabels panchang={panchang} layout={layout} clock={clock} />
      {layout.isWide && <MoonLabels panchang={panchang} layout={layout} clock={clock} />}
    </>
  );
}

/** At its highest point, in its phase. */
function DrawnMoon({ sky, layout }: { sky: PanchangView['sky']; layout: BandLayout }) {
  const highest = findHighest(sky.moon, layout);
  if (!highest) return null;
  const { moonRadius: radius } = layout;
  return (
    <g transform={`translate(${highest.x} ${highest.y})`}>
      <circle className={css.ground} r={radius + 3} />
      <circle className={css.moonDark} r={radius} />
      <path className={css.on} d={formatMoonPhase(sky.elongation, radius)} />
    </g>
  );
}

function Horizon({ panchang, layout, clock }: Props) {
  const { left, right, horizon, textSize } = layout;
  const ticks = listHourTicks(panchang.bounds, layout, clock);
  const draw = (kind: 'quarter' | 'hour' | 'labelled', length: number) =>
    ticks
      .filter((tick) => tick.kind === kind)
      .map(({ x }) => `M${x} ${horizon}v${length}`)
      .join('');
  return (
    <>
      <path className={css.line} d={`M${left} ${horizon}H${right}`} />
      <path className={css.tick} d={draw('quarter', 4)} />
      <path className={css.line} d={draw('hour', 9)} />
      <path className={css.hour} d={draw('labelled', 15)} />
      {ticks.map(
        ({ x, label }) =>
          label && (
            <text
              key={x}
              className={css.text}
              x={x}
              y={horizon + 18 + textSize}
              textAnchor="middle"
              fontSize={textSize}
            >
              {label}
            </text>
          ),
      )}
    </>
  );
}

function SunLabels({ panchang: { bounds, sunrise, sunset }, layout, clock }: Props) {
  if (!sunrise || !sunset) return null;
  const scale = createTimeScale(layout, bounds);
  const { isWide, left, right, skyTop, horizon, textSize } = layout;
  const middle = scale(Date.parse(sunset));
  const text = { className: css.textHigh, y: skyTop - 10, fontSize: textSize };
  return (
    <>
      <text {...text} x={left}>
        Sunrise {clock.formatTime(bounds.from)}
      </text>
      <text {...text} x={middle} textAnchor="middle">
        Sunset {clock.formatTime(sunset)}
      </text>
      <text {...text} x={right} textAnchor="end">
        {isWide && 'Sunrise '}
        {clock.formatTime(bounds.to)}
      </text>
      <path className={css.dotted} d={`M${middle} ${skyTop}V${horizon}`} />
    </>
  );
}

function MoonLabels({ panchang: { bounds, moonrise, moonset }, layout, clock }: Props) {
  const scale = createTimeScale(layout, bounds);
  const place = (name: string, iso: string, isSetting: boolean) =>
    placeMoonLabel(
      { text: `${name} ${clock.formatTime(iso)}`, x: scale(Date.parse(iso)), isSetting },
      layout,
    );
  const labels = [
    ...(moonrise ? [place('Moonrise', moonrise, false)] : []),
    ...(moonset ? [place('Moonset', moonset, true)] : []),
  ];
  return labels.map(({ text, ...placing }) => (
    <text key={text} className={css.text} y={layout.horizon - 10} fontSize={layout.textSize} {...placing}>
      {text}
    </text>
  ));
}
