/** Statements about the chart that contradict each other in two chapters. */
import { lagnaCertainty } from '#src/reports/content/en/common/birth-time-accuracy.ts';
import { emptySeventh, seventhOccupants } from '#src/reports/content/en/love/seventh-occupants.ts';
import { combustTexts, retrogradeTexts } from '#src/reports/content/en/grahas/motion.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';
import { type ForbiddenPair, findSummary, findPage, hasStatement, hasFact } from './document-queries.ts';

export const chart: ForbiddenPair[] = [
  {
    name: 'no graha combust and one that is',
    one: hasStatement('Nobody is combust'),
    other: hasStatement(...Object.values(combustTexts)),
  },
  {
    name: 'no planet retrograde and one that is',
    one: hasStatement('None of the five planets was retrograde.'),
    other: hasStatement(...Object.values(retrogradeTexts)),
  },
  {
    name: 'nobody in the seventh and a guest in it',
    one: hasStatement(emptySeventh),
    other: hasStatement(...Object.values(seventhOccupants).flatMap((bands) => Object.values(bands))),
  },
  {
    name: 'a lagna well inside its hours and a lagna that is a close call',
    one: hasStatement(lagnaCertainty.stable),
    other: (document) =>
      listStatements(document).some(
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
    other: (document) => presentYogas(document).some((name) => listMissedYogas(document).includes(name)),
  },
  {
    name: 'one great period on the first page and another in the chapter on periods',
    one: (document) => findPage(document, 'periods')?.kind === 'periods',
    other: (document) => {
      const [page, now] = [findPage(document, 'periods'), findSummary(document)?.now?.title];
      const lord = /^Now: (\w+), /.exec(now ?? '')?.[1];
      return page?.kind === 'periods' && lord !== undefined && lord !== page.antar.mahaLord;
    },
  },
];

function hasYogas(document: ReportDocument): boolean {
  return presentYogas(document).length > 0;
}

function presentYogas(document: ReportDocument): string[] {
  const page = findPage(document, 'yogas');
  return page?.kind === 'table' ? page.statements.map(({ text }) => text.slice(0, text.indexOf('.'))) : [];
}

function listMissedYogas(document: ReportDocument): string[] {
  const page = findPage(document, 'yogas');
  const rows = page?.kind === 'table' ? page.tables.flatMap(({ rows: all }) => all) : [];
  return rows.flatMap(([, list = '']) => list.split(/[;.] ?/).map((missed) => missed.split(':')[0]!));
}
