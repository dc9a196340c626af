/** What a period is said to bring: to a child while it is over before sixteen, to a grown-up otherwise, and both where it crosses that day. */
import type { DashaPeriod, Graha, MahaDasha } from '#src/astrology/contract.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { antarDasha } from '#src/reports/content/en/periods/antar-dasha.ts';
import { childAntar } from '#src/reports/content/en/child/child-antar-dasha.ts';
import {
  childHouse,
  childMaha,
  childDignity,
  fromAgeSixteen,
} from '#src/reports/content/en/child/child-periods.ts';
import { mahaLater, mahaTheme } from '#src/reports/content/en/periods/maha-dasha.ts';
import { mahaInHouse } from '#src/reports/content/en/periods/maha-dasha-by-house.ts';
import { isInChildhood } from '#src/reports/context/life-stage.ts';
import { isDignified } from '#src/reports/facts/graha-condition.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';

/** A row of the table: a grown-up’s is short, and so is that of a sub-period that outlasts childhood. */
export function chooseAntarText(context: ReportContext, maha: Graha, { lord, end }: DashaPeriod): string {
  if (!isInChildhood(context, end)) return antarDasha[maha][lord];
  return [childAntar[maha][lord], ...getDignityTexts(context, lord)].join(' ');
}

function getDignityTexts({ chart }: ReportContext, lord: Graha): string[] {
  if (!isClassicalGraha(lord)) return [];
  const { dignity } = chart.grahas[lord];
  if (dignity === 'debilitated') return [childDignity.low[lord]];
  return isDignified(dignity) ? [childDignity.strong[lord]] : [];
}

export function choosePresentText(context: ReportContext, maha: MahaDasha): string {
  const { about, ask } = mahaTheme[maha.lord];
  const house = getHouse(context.chart, maha.lord) - 1;
  const grown = [about, mahaInHouse[maha.lord][house]!, ask];
  if (!isInChildhood(context, context.now)) return grown.join(' ');
  const child = [childMaha[maha.lord], childHouse[house]!];
  return [...child, ...(isInChildhood(context, maha.end) ? [] : [fromAgeSixteen, about])].join(' ');
}

export function chooseComingText(context: ReportContext, maha: MahaDasha): string {
  const house = getHouse(context.chart, maha.lord) - 1;
  const grown = [mahaLater[maha.lord], mahaInHouse[maha.lord][house]!];
  if (!isInChildhood(context, maha.start)) return grown.join(' ');
  const later = isInChildhood(context, maha.end) ? [] : [fromAgeSixteen, ...grown];
  return [childMaha[maha.lord], ...later].join(' ');
}
