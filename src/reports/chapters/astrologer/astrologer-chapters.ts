/** The chapter “For your astrologer”: all tables, or one page of those that a report needs. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { TimeKnownContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { ReferenceTable } from '#src/reports/contract-answers.ts';
import { buildAvakahadaTable, buildGhatakTable, buildPossibleAvakahadaTable } from './avakahada.ts';
import { buildConventionTable, buildLongConventionTable } from './conventions.ts';
import { buildRunningTable, buildYoginiAntarTable, buildYoginiTable } from './dashas.ts';
import { buildFriendshipTable } from './friendship.ts';
import { buildKarakaTable, buildPanchangaOfDayTable, buildPanchangaTable } from './panchanga.ts';
import {
  buildAshtakavargaTable,
  buildBhavaBalaTable,
  buildShadbalaTable,
  buildVimshopakaTable,
} from './strength-tables.ts';
import { buildUpagrahaTable } from './upagrahas.ts';
import { buildVargaTable } from './vargas.ts';

type ReferencePageDraft = Extract<PageDraft, { kind: 'reference' }>;
/** The tables of one row of the page, with the width of each in mm; a table without content is null. */
type Row = (readonly [ReferenceTable | null, number])[];

export const astrologerChapter: Chapter = {
  withTime: (context) =>
    createPage(
      content.astrologer.astrologerHeadings.all,
      content.astrologer.astrologerIntros.all,
      listAllRows(context),
    ),
  withoutTime: (context) =>
    createPage(
      content.astrologer.astrologerHeadings.withoutTime,
      content.astrologer.astrologerIntros.withoutTime,
      [
        ...listRowsOfDay(context),
        [
          [buildFriendshipTable(context, 'natural'), 81],
          [buildFriendshipTable(context, 'fivefold'), 81],
        ],
        [[buildVargaTable(context, { hasLegend: true }), 170]],
        [[buildKarakaTable(context), 170]],
        [[buildConventionTable(context), 170]],
      ],
    ),
};

/** One page. */
export const createAstrologerSelection = (listRows: (context: TimeKnownContext) => Row[]): Chapter => ({
  withTime: (context) =>
    createPage(
      content.astrologer.astrologerHeadings.selection,
      content.astrologer.astrologerIntros.selection,
      listRows(context),
    ),
  withoutTime: (context) =>
    createPage(
      content.astrologer.astrologerHeadings.selection,
      content.astrologer.astrologerIntros.withoutTime,
      [...listRowsOfDay(context), [[buildConventionTable(context), 170]]],
    ),
});

const createPage = (
  heading: (typeof content.astrologer.astrologerHeadings)['all' | 'withoutTime' | 'selection'],
  intro: string,
  rows: readonly Row[],
): ReferencePageDraft => ({
  kind: 'reference',
  id: 'astrologer',
  ...heading,
  intro,
  groups: rows.map(placeTables).filter((tables) => tables.length > 0),
  statements: [],
});

const placeTables = (row: Row): ReferenceTable[] =>
  row.flatMap(([table, width]) => (table ? [{ ...table, width }] : []));

/** The rows fill three pages. */
const listAllRows = (context: TimeKnownContext): Row[] => [
  ...listBirthRows(context),
  [[buildAshtakavargaTable(context), 170]],
  [
    [buildShadbalaTable(context), 114],
    [buildFriendshipTable(context, 'fivefold'), 48],
  ],
  [[buildKarakaTable(context), 170]],
  [[buildVargaTable(context), 170]],
  [
    [buildVimshopakaTable(context), 66],
    [buildFriendshipTable(context, 'natural'), 44],
    [buildFriendshipTable(context, 'temporary'), 44],
  ],
  [
    [buildBhavaBalaTable(context), 106],
    [buildGhatakTable(context), 56],
  ],
  [
    [buildYoginiTable(context), 105],
    [buildRunningTable(context), 57],
  ],
  [
    [buildUpagrahaTable(context), 105],
    [buildYoginiAntarTable(context), 57],
  ],
  [[buildLongConventionTable(context), 170]],
];

export const listBirthRows = (context: TimeKnownContext): Row[] => [
  [
    [buildAvakahadaTable(context), 81],
    [buildPanchangaTable(context), 81],
  ],
];

const listRowsOfDay = (context: TimeUnknownContext): Row[] => [
  [[buildPossibleAvakahadaTable(context), 170]],
  [[buildPanchangaOfDayTable(context), 170]],
];
