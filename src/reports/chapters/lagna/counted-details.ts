/** For an unknown birth time: the sign and the lord of the house of a part of life, counted from the Moon or the Sun. */
import { content } from '#src/reports/content/content.ts';
import type { AreaHouse } from '#src/reports/content/en/houses/house-lord.ts';
import {
  getAgeTexts,
  writeAreaStatementsWithTones,
  writeLordStatements,
  type StatementWithTone,
} from '#src/reports/chapters/life-areas/area-statements.ts';
import type { LifeArea } from '#src/reports/chapters/life-areas/areas.ts';
import {
  chooseHouseOrigin,
  listCountedByMoonSign,
  type ContextWithHouses,
  type HouseOrigin,
} from '#src/reports/context/counted-houses.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { evaluateCertainty } from '#src/reports/facts/certainty.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { markOrigin } from '#src/reports/text/counted-statement.ts';
import { introduceSentence } from '#src/reports/text/phrases.ts';
import { joinReadingLists } from '#src/reports/text/readings-by-moon-sign.ts';
import { isHouseFavoured } from './house-favour.ts';

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
  const intros: Intros = new Map();
  const own = introduceContrasts(counted, house, origin, intros);
  const statements =
    other && names ? joinReadingLists(own, introduceContrasts(other, house, origin, intros), names) : own;
  return statements.map((statement) => markOrigin(counted, origin, statement));
}

/** By the text that they introduce, empty for none: a text of both Moon signs is printed once. */
type Intros = Map<string, string>;

/** A detail that says the opposite of the answer of the house, which stands above it, is introduced as an exception. */
function introduceContrasts(
  counted: ContextWithHouses,
  house: AreaHouse,
  origin: HouseOrigin,
  intros: Intros,
): Statement[] {
  const readFavour = ({ chart }: ContextWithHouses) => isHouseFavoured(chart, house, origin);
  const answerTone = readFavour(counted) ? 1 : -1;
  let contrasts = 0;
  return writeDetails(counted, house).map(({ statement, tone }) => {
    if (tone === 0) return statement;
    const { text } = statement;
    if (!intros.has(text))
      intros.set(text, tone === answerTone ? '' : content.lagna.contrastIntros[tone][contrasts++]!);
    const intro = intros.get(text)!;
    return {
      ...addReader(counted, statement, readFavour),
      text: intro ? introduceSentence(intro, text) : text,
    };
  });
}

/** The text depends on what is read too. Of two levels of certainty the lower one holds. */
function addReader(
  counted: ContextWithHouses,
  statement: Statement,
  reader: (counted: ContextWithHouses) => boolean,
): Statement {
  const certainty = evaluateCertainty(counted, [], [reader]);
  return certainty && certainty.level !== 'stable' ? { ...statement, certainty } : statement;
}

function writeDetails(counted: ContextWithHouses, house: AreaHouse): StatementWithTone[] {
  const { id, isSignRead } = AREA_OF_HOUSE[house];
  const area = { id, house, lordsOfHouses: [house] } as LifeArea;
  return isSignRead
    ? writeAreaStatementsWithTones(counted, area)
    : writeLordStatements(counted, house, getAgeTexts(counted, area));
}
