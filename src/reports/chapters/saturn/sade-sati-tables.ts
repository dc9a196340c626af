/** The timeline of Sade Sati and its tables. */
import { content } from '#src/reports/content/content.ts';
import type { SadeSatiPeriod, SaturnPhase } from '#src/astrology/contract.ts';
import type { Figure, Table } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatShortDate, getSignName } from '#src/reports/text/phrases.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import {
  describeAges,
  TIMELINE_END_AGE,
  PHASE_NAMES,
  PHASES,
  getSignOfPhase,
  type SadeSatiTimeline,
  type Phase,
} from './sade-sati-timeline.ts';

const PHASE_TONES = { rising: 'pale', peak: 'gold', setting: 'grey' } as const;
const PASSAGE_NAMES = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

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
      title: PASSAGE_NAMES[i]!,
      note: describeAges(context, passage),
    })),
  };
}

/** One row per passage: the first entry into each of the three signs, and the last exit. */
export function buildPassageTable(
  context: ReportContext,
  { passages }: SadeSatiTimeline,
  suffix: string,
): Table {
  const columns = PHASES.map(
    (phase) => `${toUppercaseFirst(PHASE_NAMES[phase])}, ${getSignName(getSignOfPhase(context, phase))}`,
  );
  return {
    caption: `${content.saturn.sadeSatiCaptions.passages}${suffix}`,
    head: ['Passage', ...columns, 'Ends', 'Your age'],
    rows: passages.map((passage, i) => [
      PASSAGE_NAMES[i]!,
      ...PHASES.map((phase) => formatFirstDay(passage, phase)),
      formatShortDate(passage.to),
      describeAges(context, passage).replace('age ', ''),
    ]),
  };
}

function formatFirstDay({ phases }: SadeSatiPeriod, phase: Phase): string {
  const first = phases.find((candidate) => candidate.phase === phase);
  return first ? formatShortDate(first.from) : 'not reached';
}

/** Every sign change in the current, next or otherwise last passage. */
export function buildStepsTables({ running, next, past }: SadeSatiTimeline): Table[] {
  const passage = running ?? next ?? past.at(-1);
  if (!passage) return [];
  const name = running ? 'The passage you are in' : next ? 'The passage to come' : 'The last passage';
  return [
    {
      caption: content.saturn.sadeSatiCaptions.steps,
      head: [name, 'Saturn in', 'From', 'Until', 'How it enters'],
      rows: passage.phases.map(({ phase, sign, from, to }, i) => [
        toUppercaseFirst(PHASE_NAMES[phase]),
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
  const [previous, current] = [phases[i - 1], phases[i]!];
  if (!previous) return 'forward';
  if (previous.to !== current.from)
    return current.phase === 'rising' ? 'forward, after a pause' : 'turning back, after a pause';
  return PHASES.indexOf(current.phase) > PHASES.indexOf(previous.phase) ? 'forward' : 'turning back';
}

const MAX_DHAIYA_ROWS = 4;

/** The last past dhaiya and all later ones. */
export function buildDhaiyaTable(
  context: ReportContext,
  { dhaiyas }: SadeSatiTimeline,
  suffix: string,
): Table {
  const firstRow = Math.max(0, dhaiyas.findIndex(({ to }) => to > context.now) - 1);
  return {
    caption: `${content.saturn.sadeSatiCaptions.dhaiyas}${suffix}`,
    head: ['Small visit', 'Saturn in', 'From', 'Until', 'Your age'],
    rows: dhaiyas
      .slice(firstRow, firstRow + MAX_DHAIYA_ROWS)
      .map((dhaiya) => [
        dhaiya.house === 4 ? 'Kantaka, in the fourth' : 'Ashtama, in the eighth',
        getSignName(dhaiya.sign),
        formatShortDate(dhaiya.from),
        formatShortDate(dhaiya.to),
        describeAges(context, dhaiya).replace('age ', ''),
      ]),
  };
}
