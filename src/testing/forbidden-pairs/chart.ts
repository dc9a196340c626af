/** The chart, told in one chapter otherwise than in another. */
import { lagnaCertainty } from '#src/reports/content/en/common/birth-time-accuracy.ts';
import { emptySeventh, seventhOccupants } from '#src/reports/content/en/love/seventh-occupants.ts';
import { combustTexts, retrogradeTexts } from '#src/reports/content/en/grahas/motion.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { statementsOf } from '#src/testing/printed-text.ts';
import { type ForbiddenPair, minuteOf, pageOf, says, hasFact } from './asking.ts';

export const chart: ForbiddenPair[] = [
  {
    name: 'no graha combust and one that is',
    one: says('Nobody is combust'),
    other: says(...Object.values(combustTexts)),
  },
  {
    name: 'no planet retrograde and one that is',
    one: says('None of the five planets was retrograde.'),
    other: says(...Object.values(retrogradeTexts)),
  },
  {
    name: 'nobody in the seventh and a guest in it',
    one: says(emptySeventh),
    other: says(...Object.values(seventhOccupants).flatMap((bands) => Object.values(bands))),
  },
  {
    name: 'a lagna well inside its hours and a lagna that is a close call',
    one: says(lagnaCertainty.stable),
    other: (document) =>
      statementsOf(document).some(
        ({ certainty, facts = [] }) =>
          certainty?.level === 'borderline' && facts.length === 1 && facts[0]!.startsWith('lagna.sign='),
      ),
  },
  {
    name: 'an hour unknown and a house read from it',
    one: (document) => document.chart.lagna === null,
    other: hasFact(/^(lagna\.|\w+\.house=)/),
  },
  {
    name: 'a yoga in the chart and among those looked for in vain',
    one: hasYogas,
    other: (document) => presentYogas(document).some((name) => missedYogas(document).includes(name)),
  },
  {
    name: 'one great period on the first page and another in the chapter on periods',
    one: (document) => pageOf(document, 'periods')?.kind === 'periods',
    other: (document) => {
      const [page, now] = [pageOf(document, 'periods'), minuteOf(document)?.now?.title];
      const lord = /^Now: (\w+), /.exec(now ?? '')?.[1];
      return page?.kind === 'periods' && lord !== undefined && lord !== page.antar.mahaLord;
    },
  },
];

function hasYogas(document: ReportDocument): boolean {
  return presentYogas(document).length > 0;
}

function presentYogas(document: ReportDocument): string[] {
  const page = pageOf(document, 'yogas');
  return page?.kind === 'table' ? page.statements.map(({ text }) => text.slice(0, text.indexOf('.'))) : [];
}

function missedYogas(document: ReportDocument): string[] {
  const page = pageOf(document, 'yogas');
  const rows = page?.kind === 'table' ? page.tables.flatMap(({ rows: all }) => all) : [];
  return rows.flatMap(([, list = '']) => list.split(/[;.] ?/).map((missed) => missed.split(':')[0]!));
}
