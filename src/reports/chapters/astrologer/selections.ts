/** One page of tables for each report on one subject. */
import type { ReferenceTable } from '#src/reports/contract-answers.ts';
import { createAstrologerSelection, listBirthRows } from './astrologer-chapters.ts';
import { buildArudhaTable } from './chalit.ts';
import { buildGhatakTable } from './avakahada.ts';
import { buildConventionTable } from './conventions.ts';
import { buildRunningTable, buildYoginiAntarTable, buildYoginiTable } from './dashas.ts';
import { buildFriendshipTable } from './friendship.ts';
import { buildKarakaTable } from './panchanga.ts';
import { buildAshtakavargaTable, buildShadbalaTable } from './strength-tables.ts';
import { buildVargaTable } from './vargas.ts';

/** Strengths, for a report on work and money. */
export const careerTablesChapter = createAstrologerSelection((context) => [
  ...listBirthRows(context),
  [[buildAshtakavargaTable(context), 170]],
  [
    [buildShadbalaTable(context), 114],
    [buildFriendshipTable(context, 'fivefold'), 48],
  ],
  [[buildKarakaTable(context), 170]],
]);

/** Vargas and arudhas, for a report on marriage. */
export const loveTablesChapter = createAstrologerSelection((context) => [
  ...listBirthRows(context),
  [[buildVargaTable(context, { hasLegend: true }), 170]],
  [
    [buildArudhaTable(context), 48],
    [buildConventionTable(context), 114],
    [placeBelow(setKarakaWidths(buildKarakaTable(context))), 114],
  ],
]);

/** Points for the transits and the periods of the year. */
export const yearTablesForAstrologerChapter = createAstrologerSelection((context) => [
  ...listBirthRows(context),
  [[buildAshtakavargaTable(context), 170]],
  [
    [buildRunningTable(context), 81],
    [buildYoginiAntarTable(context), 81],
  ],
  [[buildConventionTable(context), 170]],
]);

/** What follows from the Moon. */
export const moonTablesChapter = createAstrologerSelection((context) => [
  ...listBirthRows(context),
  [
    [buildYoginiTable(context), 105],
    [buildGhatakTable(context), 57],
  ],
  [
    [buildRunningTable(context), 81],
    [buildYoginiAntarTable(context), 81],
  ],
  [[buildConventionTable(context), 170]],
]);

/** In a table of 114 mm, the heading of the last of eight equal columns is wider than its column. */
const KARAKA_WIDTHS = Array.from({ length: 7 }, () => 13.5);

const setKarakaWidths = (table: ReferenceTable | null): ReferenceTable | null =>
  table && { ...table, widths: KARAKA_WIDTHS };

function placeBelow(table: ReferenceTable | null): ReferenceTable | null {
  return table && { ...table, isBelow: true };
}
