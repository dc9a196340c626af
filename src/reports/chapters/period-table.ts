/** All eighty-one sub-periods with the day on which each begins. */
import { timeKnown, type Chapter } from '#src/reports/chapter.ts';
import type { TablePage } from '#src/reports/contract.ts';
import { headings } from '#src/reports/content/en/chapters.ts';
import type { MahaDasha } from '#src/astrology/contract.ts';
import type { Reading } from '#src/reports/reading.ts';
import { grahaName, listed, shortDate } from '#src/reports/words.ts';

export const periodTable: Chapter = {
  fits: timeKnown,
  write: (reading) => ({
    kind: 'table',
    id: 'period-table',
    ...headings.periodTable,
    lead: 'Keep this page for later. Each column is a great period; read down it for the day on which every sub-period begins.',
    tables: thirds(reading.chart.vimshottari).map((mahas, i) => tableOf(reading, mahas, i)),
    statements: [],
  }),
};

const thirds = (mahas: MahaDasha[]): MahaDasha[][] => [
  mahas.slice(0, 3),
  mahas.slice(3, 6),
  mahas.slice(6, 9),
];

function tableOf({ birth }: Reading, mahas: MahaDasha[], i: number): TablePage['tables'][number] {
  const names = mahas.map(({ lord }) => lord);
  return {
    caption: `${CAPTIONS[i]!} ${listed(names.map(grahaName))}.`,
    head: names.flatMap((name) => [`In ${name}`, 'from']),
    rows: Array.from({ length: 9 }, (_, row) =>
      mahas.flatMap(({ antar }) => {
        const period = antar[row]!;
        const lived = Date.parse(period.start) > Date.parse(birth.utc);
        return [period.lord, lived ? shortDate(period.start) : beforeBirth(period.end, birth.utc)];
      }),
    ),
  };
}

const CAPTIONS = ['First come the periods of', 'The middle of the round:', 'The last of the round:'] as const;

const beforeBirth = (end: string, birth: string): string =>
  Date.parse(end) > Date.parse(birth) ? 'at birth' : 'before birth';
