/** The next strong window of a matter of life, which a report on sale explains. */
import { content } from '#src/reports/content/content.ts';
import { MATTER_RULES } from '#src/astrology/timing/matters.ts';
import { findNextStrongWindow } from '#src/reports/chapters/closing/next-steps.ts';
import { addHouseOrigin } from '#src/reports/chapters/timing/house-origin.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import {
  findJoinedWindow,
  formatEndOfStrongTime,
  formatJoinedWindow,
  type JoinedWindow,
} from '#src/reports/chapters/timing/joined-window.ts';
import { isOneMonth } from '#src/reports/chapters/timing/window-months.ts';
import { describeWindowReason } from '#src/reports/chapters/timing/window-reason.ts';
import { determineCareerStage } from '#src/reports/chapters/career/career-stage.ts';
import { isReadAsMarried } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { FactReader } from '#src/reports/facts/derived-facts.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { createLink, type FurtherItem, type LinkedReport } from './further-items.ts';

type Name = keyof typeof content.furtherReading.windowItems;
type NamedMatter = Exclude<Name, 'partnership' | 'firstJob'>;

/** Null without a good or best window, or for a person of another age. */
export function writeWindowItem(
  context: ReportContext,
  matter: NamedMatter,
  report: LinkedReport,
  isPrinted: FactReader<ReportContext>,
): FurtherItem | null {
  const window = findNextStrongWindow(context, matter);
  if (!window) return null;
  const { title, subject, more } = content.furtherReading.windowItems[chooseName(context, matter)];
  const { house } = MATTER_RULES[matter];
  const time = findJoinedWindow(getMatterTiming(context, matter), window);
  const text = describeTime(context, time, { subject, more });
  return {
    title,
    statement: createStatement(
      context,
      text,
      addHouseOrigin(context, describeWindowReason(context, matter, time)),
      [
        context.isTimeKnown ? `lord.${house}` : 'Moon.sign',
        (other: ReportContext) => readReason(other, matter),
        isPrinted,
      ],
      content.answers.shortSources[matter],
    ),
    houses: context.isTimeKnown ? [house] : [],
    link: createLink(report),
  };
}

function chooseName(context: ReportContext, matter: NamedMatter): Name {
  if (matter === 'marriage' && isReadAsMarried(context)) return 'partnership';
  return matter === 'workChange' && determineCareerStage(context) === 'start' ? 'firstJob' : matter;
}

/** The same time as in the report that explains it. A time of one month has no better and worse months. */
function describeTime(
  { now }: ReportContext,
  time: JoinedWindow,
  { subject, more }: { subject: string; more: string },
): string {
  const { window, runningWindow } = content.furtherReading.furtherItems;
  const isRunning = time.from <= now;
  const details = isOneMonth(isRunning ? now : time.from, time.to) ? '' : more;
  return isRunning
    ? runningWindow(subject, formatEndOfStrongTime(time), details)
    : window(subject, formatJoinedWindow(time), details);
}

/** Dates depend on the birth time too, but they may change within one answer. */
function readReason(context: ReportContext, matter: NamedMatter): string {
  const window = findNextStrongWindow(context, matter);
  if (!window) return 'none';
  const time = findJoinedWindow(getMatterTiming(context, matter), window);
  return `${time.from <= context.now} ${time.bestPart} ${describeWindowReason(context, matter, time, { dates: 'omitted' })}`;
}
