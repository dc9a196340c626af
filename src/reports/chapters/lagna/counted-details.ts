/** For an unknown birth time: the sign and the lord of the house of a part of life, counted from the Moon or the Sun. */
import type { AreaHouse } from '#src/reports/content/en/houses/house-lord.ts';
import {
  getAgeTexts,
  writeAreaStatements,
  writeLordStatements,
} from '#src/reports/chapters/life-areas/area-statements.ts';
import type { LifeArea } from '#src/reports/chapters/life-areas/areas.ts';
import {
  chooseHouseOrigin,
  listCountedByMoonSign,
  type ContextWithHouses,
} from '#src/reports/context/counted-houses.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { markOrigin } from '#src/reports/text/counted-statement.ts';
import { joinReadingLists } from '#src/reports/text/readings-by-moon-sign.ts';

/** The fifth and the eleventh house are read by their lords alone. */
const AREA_OF_HOUSE: Record<AreaHouse, { id: LifeArea['id']; isSignRead: boolean }> = {
  2: { id: 'money', isSignRead: true },
  4: { id: 'home', isSignRead: true },
  5: { id: 'learning', isSignRead: false },
  7: { id: 'partnership', isSignRead: true },
  9: { id: 'learning', isSignRead: true },
  10: { id: 'work', isSignRead: true },
  11: { id: 'money', isSignRead: false },
};

export function writeCountedDetails(context: TimeUnknownContext, house: AreaHouse): Statement[] {
  const origin = chooseHouseOrigin(context);
  const [counted, other] = listCountedByMoonSign(context);
  const names = findOtherMoonSign(context)?.names;
  const own = writeDetails(counted, house);
  const statements = other && names ? joinReadingLists(own, writeDetails(other, house), names) : own;
  return statements.map((statement) => markOrigin(counted, origin, statement));
}

function writeDetails(counted: ContextWithHouses, house: AreaHouse): Statement[] {
  const { id, isSignRead } = AREA_OF_HOUSE[house];
  const area = { id, house, lordsOfHouses: [house] } as LifeArea;
  return isSignRead
    ? writeAreaStatements(counted, area)
    : writeLordStatements(counted, house, getAgeTexts(counted, area));
}
