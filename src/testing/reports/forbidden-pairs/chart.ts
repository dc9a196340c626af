/** Statements about the chart that contradict each other in two chapters. */
import { lagnaCertainty } from '#src/reports/content/en/common/birth-time-accuracy.ts';
import { emptySeventh, seventhOccupants } from '#src/reports/content/en/love/seventh-occupants.ts';
import { combustTexts, retrogradeTexts } from '#src/reports/content/en/grahas/motion.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';
import { type ForbiddenPair, findSummary, findPage, hasStatement, hasFact } from './document-queries.ts';

export const chartPairs: ForbiddenPair[] = [
  {
    name: 'no graha combust and one that is',
    hasFirst: hasStatement('Nobody is combust'),
    hasSecond: hasStatement(...Object.values(combustTexts)),
  },
  {
    name: 'no planet retrograde and one that is',
    hasFirst: hasStatement('None of the five planets was retrograde.'),
    hasSecond: hasStatement(...Object.values(retrogradeTexts)),
  },
  {
    name: 'the seventh house empty and occupied',
    hasFirst: hasStatement(emptySeventh),
    hasSecond: hasStatement(...Object.values(seventhOccupants).flatMap((bands) => Object.values(bands))),
  },
  {
    name: 'a lagna that is firm and a lagna that is a close call',
    hasFirst: hasStatement(lagnaCertainty.stable),
    hasSecond: (document) =>
      listStatements(document).some(
        ({ certainty, facts = [] }) =>
          certainty?.level === 'borderline' && facts.length === 1 && facts[0]!.startsWith('lagna.sign='),
      ),
  },
  {
    name: 'an unknown time of birth and a statement about a house',
    hasFirst: (document) => document.chart.lagna === null,
    hasSecond: hasFact(/^(lagna\.|\w+\.house=)/),
  },
  {
    name: 'a yoga in the chart and in the list of missing yogas',
    hasFirst: hasYogas,
    hasSecond: (document) =>
      listPresentYogas(document).some((name) => listMissedYogas(document).includes(name)),
  },
  {
    name: 'one mahadasha on the first page and another in the chapter on periods',
    hasFirst: (document) => findPage(document, 'periods')?.kind === 'periods',
    hasSecond: (document) => {
      const [page, now] = [findPage(document, 'periods'), findSummary(document)?.now?.title];
      const lord = /^Now: (\w+), /.exec(now ?? '')?.[1];
      return page?.kind === 'periods' && lord !== undefined && lord !== page.antar.mahaLord;
    },
  },
];

function hasYogas(document: ReportDocument): boolean {
  return listPresentYogas(document).length > 0;
}

function listPresentYogas(document: ReportDocument): string[] {
  const page = findPage(document, 'yogas');
  return page?.kind === 'table' ? page.statements.map(({ text }) => text.slice(0, text.indexOf('.'))) : [];
}

function listMissedYogas(document: ReportDocument): string[] {
  const page = findPage(document, 'yogas');
  const rows = page?.kind === 'table' ? page.tables.flatMap(({ rows: tableRows }) => tableRows) : [];
  return rows.flatMap(([, yogaList = '']) =>
    yogaList.split(/[;.] ?/).map((yogaText) => yogaText.split(':')[0]!),
  );
}
