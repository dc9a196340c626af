/** The timeline of Sade Sati and its tables. */
import { content } from '#src/reports/content/content.ts';
import type { SadeSatiPeriod, SaturnPhase } from '#src/astrology/contract.ts';
import type { Figure, Table } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatShortDate, getSignName } from '#src/reports/text/phrases.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import {
  describeAges,
  describeAgesInCell,
  getMoonSignName,
  TIMELINE_END_AGE,
  PHASES,
  getSignOfPhase,
  type SadeSatiTimeline,
  type Phase,
} from './sade-sati-timeline.ts';

const PHASE_TONES = { rising: 'pale', peak: 'gold', setting: 'grey' } as const;

/** @param isSecond true for the second timeline on the page, that of the other possible Moon sign */
export function buildTimelineFigure(
  context: ReportContext,
  { passages }: SadeSatiTimeline,
  title: string | null,
  isSecond: boolean,
): Figure {
  const { chart, now } = context;
  const sign = getSignName(chart.grahas.Moon.sign);
  const to = Math.max(Date.parse(chart.utc) + TIMELINE_END_AGE * YEAR_MS, Date.parse(now));
  return {
    kind: 'timeline',
    ...(title ? { title } : {}),
    caption: isSecond
      ? content.saturn.sadeSatiCaptions.lineAgain(sign)
      : content.saturn.sadeSatiCaptions.line,
    from: chart.utc,
    to: new Date(to).toISOString(),
    now,
    spans: passages.flatMap(({ phases }) =>
      phases.map(({ from, to, phase }) => ({ from, to, tone: PHASE_TONES[phase] })),
    ),
    labels: passages.map((passage, i) => ({
      from: passage.from,
      to: passage.to,
      title: content.saturn.passageNames[i]!,
      note: describeAges(context, passage),
    })),
  };
}

/** One row per passage: the first entry into each of the three signs, and the last exit. */
export function buildPassageTable(
  context: ReportContext,
  { passages }: SadeSatiTimeline,
  hasTwoMoonSigns: boolean,
): Table {
  const columns = PHASES.map((phase) =>
    content.saturn.passageTable.phaseColumn(phase, getSignName(getSignOfPhase(context, phase))),
  );
  const caption = content.saturn.sadeSatiCaptions.passages;
  return {
    caption: hasTwoMoonSigns ? content.saturn.captionForMoonSign(caption, getMoonSignName(context)) : caption,
    head: [...content.saturn.passageTable.head(columns)],
    rows: passages.map((passage, i) => [
      content.saturn.passageNames[i]!,
      ...PHASES.map((phase) => formatFirstDay(passage, phase)),
      formatShortDate(passage.to),
      describeAgesInCell(context, passage),
    ]),
  };
}

function formatFirstDay({ phases }: SadeSatiPeriod, phase: Phase): string {
  const first = phases.find((candidate) => candidate.phase === phase);
  return first ? formatShortDate(first.from) : content.saturn.passageTable.notReached;
}

/** Every sign change in the current, next or otherwise last passage. */
export function buildStepsTables({ running, next, past }: SadeSatiTimeline): Table[] {
  const passage = running ?? next ?? past.at(-1);
  if (!passage) return [];
  const { head, phase: describePhase } = content.saturn.passageStepsTable;
  return [
    {
      caption: content.saturn.sadeSatiCaptions.steps,
      head: [...head[running ? 'running' : next ? 'next' : 'last']],
      rows: passage.phases.map(({ phase, sign, from, to }, i) => [
        describePhase(phase),
        getSignName(sign),
        formatShortDate(from),
        formatShortDate(to),
        describeEntry(passage.phases, i),
      ]),
    },
  ];
}

/** Saturn returns to an earlier sign only in retrograde motion; after a gap it may come from either side. */
function describeEntry(phases: readonly SaturnPhase[], i: number): string {
  const { forward, retrograde, forwardAfterPause, retrogradeAfterPause } = content.saturn.passageStepsTable;
  const [previous, current] = [phases[i - 1], phases[i]!];
  if (!previous) return forward;
  if (previous.to !== current.from)
    return current.phase === 'rising' ? forwardAfterPause : retrogradeAfterPause;
  return PHASES.indexOf(current.phase) > PHASES.indexOf(previous.phase) ? forward : retrograde;
}

const MAX_DHAIYA_ROWS = 4;

/** The last past dhaiya and all later ones. */
export function buildDhaiyaTable(context: ReportContext, { dhaiyas }: SadeSatiTimeline): Table {
  const firstRow = Math.max(0, dhaiyas.findIndex(({ to }) => to > context.now) - 1);
  return {
    caption: content.saturn.sadeSatiCaptions.dhaiyas,
    head: [...content.saturn.dhaiyaTable.head],
    rows: dhaiyas
      .slice(firstRow, firstRow + MAX_DHAIYA_ROWS)
      .map((dhaiya) => [
        content.saturn.dhaiyaTable.names[dhaiya.house],
        getSignName(dhaiya.sign),
        formatShortDate(dhaiya.from),
        formatShortDate(dhaiya.to),
        describeAgesInCell(context, dhaiya),
      ]),
  };
}
