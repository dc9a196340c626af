import type { Chart } from '#src/astrology/contract.ts';
import { listAngles, drawTicks } from '#web/charts/wheel-rings.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import { computeAge, formatDay, formatMonth, YEAR_MS } from '#web/print/layout/date-format.ts';
import { toAngle, ARC, createLifeArc, onArc, type LifeArc as Plan, type Stretch } from './life-arc.ts';

const TONE: Record<Stretch['when'], string> = { lived: 'lived', now: 'gold', 'to come': 'blank' };

export function LifeArc({ chart, now }: { chart: Chart; now: string }) {
  const plan = createLifeArc(chart, now);
  return (
    <svg className="plate" viewBox="-0.2 0 170.4 96" role="img" aria-label={describeArc(plan, now)}>
      <g transform={`translate(${ARC.x} ${ARC.y})`}>
        {plan.stretches.map(({ lord, d, when }) => (
          <path key={lord} className={TONE[when]} d={d} />
        ))}
        <path
          className="hair"
          d={drawTicks(listAngles(plan.span * 2).slice(0, plan.span + 1), ARC.outer + 1, ARC.outer + 2.1)}
        />
        <path
          className="stroke"
          d={drawTicks(
            listAngles((plan.span / 10) * 2).slice(0, plan.span / 10 + 1),
            ARC.outer,
            ARC.outer + 2.4,
          )}
        />
      </g>
      {plan.stretches.map((stretch) => (
        <StretchWords key={stretch.lord} stretch={stretch} />
      ))}
      <Decades plan={plan} />
      <Today plan={plan} age={computeAge(chart.utc, now)} />
      <path className="stroke" d="M2 86H168" />
      <Feet chart={chart} plan={plan} />
      <Centre chart={chart} plan={plan} now={now} />
    </svg>
  );
}

function StretchWords({ stretch: { lord, middle, named, begins, start } }: { stretch: Stretch }) {
  return (
    <>
      {named && (
        <text
          className="t10 bold"
          x={formatCoordinate(middle.x)}
          y={formatCoordinate(middle.y + 1.2)}
          textAnchor="middle"
        >
          {lord}
        </text>
      )}
      {begins && (
        <text
          className="t9 soft"
          transform={`translate(${formatCoordinate(begins.at.x)} ${formatCoordinate(begins.at.y)}) rotate(${formatCoordinate(begins.turn)})`}
          y="1.1"
          textAnchor={begins.anchor}
        >
          {formatMonth(start)}
        </text>
      )}
    </>
  );
}

/** Ages outside the arc; one that today's line would cross is left out. */
function Decades({ plan: { span, today } }: { plan: Plan }) {
  const decades = Array.from({ length: span / 10 - 1 }, (_, i) => (i + 1) * 10);
  return decades
    .filter((age) => Math.abs(toAngle(age, span) - today.angle) > 5)
    .map((age) => {
      const { x, y } = onArc(ARC.outer + 5, toAngle(age, span));
      return (
        <text
          key={age}
          className="t9 soft"
          x={formatCoordinate(x)}
          y={formatCoordinate(y + 1.1)}
          textAnchor="middle"
        >
          {age}
        </text>
      );
    });
}

function Today({ plan: { today }, age }: { plan: Plan; age: number }) {
  const { from, to, label } = today;
  return (
    <>
      <path
        className="red"
        d={`M${formatCoordinate(from.x)} ${formatCoordinate(from.y)}L${formatCoordinate(to.x)} ${formatCoordinate(to.y)}`}
      />
      <text
        className="t10 bold sand"
        transform={`translate(${formatCoordinate(label.at.x)} ${formatCoordinate(label.at.y)}) rotate(${formatCoordinate(label.turn)})`}
        y={formatCoordinate(label.rise)}
        textAnchor={label.anchor}
      >
        today, age {age}
      </text>
    </>
  );
}

function Feet({ chart, plan: { span, stretches } }: { chart: Chart; plan: Plan }) {
  const first = stretches[0];
  return (
    <>
      {first && (
        <text className="t9 bold" x="0" y="90.6">
          {first.lord}, to {formatMonth(first.end)}
        </text>
      )}
      <text className="t9 soft" x="0" y="94.8">
        born {formatDay(chart.utc)}
      </text>
      <text className="t9 bold" x="170" y="90.6" textAnchor="end">
        {span === 90 ? 'ninety' : 'a hundred and twenty'}
      </text>
      <text className="t9 soft" x="170" y="94.8" textAnchor="end">
        {formatMonth(new Date(Date.parse(chart.utc) + span * YEAR_MS).toISOString())}
      </text>
    </>
  );
}

/** What runs now, in the open middle of the arc. */
function Centre({ chart, plan, now }: { chart: Chart; plan: Plan; now: string }) {
  const current = chart.vimshottari.find(
    ({ lord }) => lord === plan.stretches.find(({ when }) => when === 'now')?.lord,
  );
  const within = current?.antar.find(
    ({ start, end }) => Date.parse(start) <= Date.parse(now) && Date.parse(now) < Date.parse(end),
  );
  if (!current) return null;
  return (
    <>
      <text className="t27" x="85" y="65.5" textAnchor="middle">
        {current.lord}
      </text>
      <text className="t10 soft" x="85" y="73.4" textAnchor="middle">
        {formatDay(current.start)} to {formatDay(current.end)}
      </text>
      {within && (
        <text className="t10 bold" x="85" y="79.8" textAnchor="middle">
          within it {within.lord}, until {formatDay(within.end)}
        </text>
      )}
    </>
  );
}

function describeArc({ stretches }: Plan, now: string): string {
  const described = stretches.map(
    ({ lord, start, end }) => `${lord} ${formatMonth(start)} to ${formatMonth(end)}`,
  );
  const current = stretches.find(({ when }) => when === 'now');
  return `The great periods of the life. ${described.join('; ')}. ${current ? `${formatMonth(now)} falls in ${current.lord}.` : ''}`;
}
