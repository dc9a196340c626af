/** Four pinnacles and four challenges with their years; a repeated number has one text for all its years. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement, Table } from '#src/reports/contract.ts';
import type { PinnacleText } from '#src/reports/content/en/numbers/pinnacles.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { describeSteps } from './number-phrases.ts';
import { listLifeArcs, type LifeArc } from './life-arcs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatGraha, formatList } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const pinnaclesChapter: Chapter = {
  write: (context) => {
    const arcs = listLifeArcs(context);
    return {
      kind: 'table',
      id: 'numbers-pinnacles',
      ...content.numbers.numberHeadings.stages,
      lead: content.numbers.numberLeads.stages,
      figures: [buildArcFigure(context, arcs)],
      tables: [buildTable(arcs)],
      statements: [...writePinnacleStatements(context, arcs), ...writeChallengeStatements(context, arcs)],
    };
  },
};

function buildArcFigure({ now }: ReportContext, arcs: readonly LifeArc[]): Figure {
  const [from, to] = [arcs[0]!.from, arcs.at(-1)!.until];
  const spans = arcs.map((arc) => ({ from: arc.from, to: arc.until, tone: ARC_TONES[arc.phase] }));
  const labels = arcs.map((arc) => ({
    from: arc.from,
    to: arc.until,
    title: `${content.numbers.arcNumerals[arc.index]} · ${arc.pinnacle.value}`,
    note: NO_NOTE,
  }));
  return {
    kind: 'timeline',
    caption: content.numbers.numberFigureCaptions.stages,
    from,
    to,
    now,
    spans,
    labels,
  };
}

/** A space keeps the line: the ages are in the table, because beside the label of today there is no room for them. */
const NO_NOTE = '\u00A0';
const ARC_TONES = { past: 'grey', now: 'gold', coming: 'pale' } as const;

const buildTable = (arcs: readonly LifeArc[]): Table => ({
  caption: content.numbers.arcTable.caption,
  head: [...content.numbers.arcTable.head],
  rows: arcs.map(({ index, years, ages, pinnacle, challenge }) => [
    content.numbers.arcNumerals[index]!,
    years,
    ages,
    String(pinnacle.value),
    describeSteps(pinnacle.workings).join('; '),
    String(challenge.value),
    describeSteps(challenge.workings).join('; '),
  ]),
});

/** The second and third arc share a text if they have the same number. */
function writePinnacleStatements(context: ReportContext, arcs: readonly LifeArc[]): Statement[] {
  const groups = groupArcs(arcs, ({ index, pinnacle }) => `${TEXT_KEY_BY_ARC[index]}-${pinnacle.value}`);
  return groups.map((group) => {
    const { index, pinnacle } = group[0]!;
    const because = content.numbers.arcReasons.pinnacle(
      listOrdinals(group),
      describeYears(group),
      describeNumber(pinnacle.value),
    );
    const keys = group.map((arc) => `date.pinnacle.${arc.index + 1}`);
    return createStatement(
      context,
      content.numbers.pinnacles[pinnacle.value]![TEXT_KEY_BY_ARC[index]!],
      because,
      keys,
      content.numbers.numberSources.modern,
    );
  });
}

const TEXT_KEY_BY_ARC: readonly (keyof PinnacleText)[] = ['early', 'middle', 'middle', 'late'];

function writeChallengeStatements(context: ReportContext, arcs: readonly LifeArc[]): Statement[] {
  const groups = groupArcs(arcs, ({ challenge }) => String(challenge.value));
  return groups.map((group) => {
    const { challenge } = group[0]!;
    const because = content.numbers.arcReasons.challenge(
      listOrdinals(group),
      describeNumber(challenge.value),
    );
    const keys = group.map((arc) => `date.challenge.${arc.index + 1}`);
    return createStatement(
      context,
      content.numbers.challenges[challenge.value]!,
      because,
      keys,
      content.numbers.numberSources.modern,
    );
  });
}

function groupArcs(arcs: readonly LifeArc[], getKey: (arc: LifeArc) => string): LifeArc[][] {
  const groups = new Map<string, LifeArc[]>();
  for (const arc of arcs) groups.set(getKey(arc), [...(groups.get(getKey(arc)) ?? []), arc]);
  return [...groups.values()];
}

/** "8, of Saturn"; only the number for zero and master numbers, which have no graha */
const describeNumber = (value: number): string =>
  value > 0 && value < 10
    ? content.numbers.arcReasons.numberOfGraha(value, formatGraha(getGrahaOfNumber(value)))
    : String(value);

/** 1 for the first arc */
const listOrdinals = (arcs: readonly LifeArc[]): number[] => arcs.map(({ index }) => index + 1);

const describeYears = (arcs: readonly LifeArc[]): string => formatList(arcs.map(({ years }) => years));
